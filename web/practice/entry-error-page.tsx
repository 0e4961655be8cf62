import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useTitle } from '../lib/title.ts'
import { Mark } from '../ui/brand/mark.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { LanguageSelect } from './language-select.tsx'

interface KindPageProps {
  kind: 'dead' | 'noLink' | 'unreachable' | 'left'
  onRetry: () => Promise<void>
}

export function EntryErrorPage({ kind, onRetry }: KindPageProps) {
  const { t } = useTranslation('practice')
  useTitle(t(($) => $.title))
  const words = {
    dead: { title: t(($) => $.dead.title), text: t(($) => $.dead.text) },
    noLink: { title: t(($) => $.noLink.title), text: t(($) => $.noLink.text) },
    left: { title: t(($) => $.left.title), text: t(($) => $.left.text) },
    unreachable: { title: t(($) => $.unreachable), text: t(($) => $.offline) },
  }[kind]
  return (
    <div className="practice mx-auto flex min-h-dvh max-w-md flex-col px-6 py-4">
      <main className="grid flex-1 content-center justify-items-center gap-4 py-8 text-center">
        <Mark size={64} />
        <h1 className="mt-2 text-2xl font-semibold">{words.title}</h1>
        <p className="text-muted">{words.text}</p>
        {kind !== 'noLink' && kind !== 'left' && (
          <Button size="lg" onClick={() => (kind === 'dead' ? location.reload() : void onRetry())}>
            {t(($) => $.retry)}
          </Button>
        )}
      </main>
      <footer className="flex justify-center">
        <LanguageSelect />
      </footer>
    </div>
  )
}
