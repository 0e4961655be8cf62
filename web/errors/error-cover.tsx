import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { LanguageRow } from '../app/language-row.tsx'
import { useTitle } from '../lib/title.ts'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { ErrorDrawing } from './error-drawing.tsx'
import type { ErrorKind } from './error-kinds.ts'
import { ErrorActions } from './error-actions.tsx'

export function ErrorCover({ kind }: { kind: ErrorKind | 'other' }) {
  const { t } = useTranslation('errors')
  const title = t(($) => $.page[kind].title)
  useTitle(title)
  return (
    <div className="grid min-h-dvh grid-cols-1 bg-surface lg:grid-cols-[7fr_8fr]">
      <main className="flex flex-col px-5 py-6 sm:px-10">
        <Link to="/" className="self-start rounded-sm">
          <Wordmark name="Tertulia" />
        </Link>
        <div className="mx-auto grid w-full max-w-sm flex-1 grid-cols-1 content-center gap-6 py-10">
          <div className="h-52.5 rounded-xl bg-primary-soft p-5 lg:hidden [&_svg]:size-full">
            <ErrorDrawing kind={kind} />
          </div>
          <header className="grid gap-1.5">
            <h1 className="text-2xl font-semibold">{title}</h1>
            <p className="text-muted">{t(($) => $.page[kind].text)}</p>
          </header>
          <div className="flex flex-wrap gap-2">
            <ErrorActions kind={kind} />
          </div>
        </div>
        <LanguageRow />
      </main>
      <div className="sticky top-0 grid h-dvh place-items-center bg-primary-soft p-12 max-lg:hidden [&_svg]:h-auto [&_svg]:w-full [&_svg]:max-w-xl">
        <ErrorDrawing kind={kind} />
      </div>
    </div>
  )
}
