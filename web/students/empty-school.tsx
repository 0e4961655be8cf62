import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { OneStudentArt, PastedListArt, SpreadsheetArt } from './ways-art.tsx'

type EmptySchoolProps = { onAdd: () => void; onPaste: () => void; onFile: () => void; onPrepare: () => void }

export function EmptySchool({ onAdd, onPaste, onFile, onPrepare }: EmptySchoolProps) {
  const { t } = useTranslation('students')
  return (
    <section aria-labelledby="bring-in" className="mx-auto grid w-full max-w-5xl gap-8 py-6 lg:py-10">
      <div className="mx-auto grid max-w-prose gap-1.5 text-center">
        <h2 id="bring-in" className="text-xl font-semibold">
          {t(($) => $.empty.title)}
        </h2>
        <p className="text-muted">{t(($) => $.empty.text)}</p>
      </div>
      <div className="grid gap-4 md:grid-cols-3 lg:gap-6" onPointerEnter={onPrepare}>
        <Way
          art={<OneStudentArt />}
          title={t(($) => $.empty.one.title)}
          text={t(($) => $.empty.one.text)}
          onTake={onAdd}
        />
        <Way
          art={<PastedListArt />}
          title={t(($) => $.empty.paste.title)}
          text={t(($) => $.empty.paste.text)}
          onTake={onPaste}
        />
        <Way
          art={<SpreadsheetArt />}
          title={t(($) => $.empty.file.title)}
          text={t(($) => $.empty.file.text)}
          onTake={onFile}
        />
      </div>
    </section>
  )
}

type WayProps = { art: ReactNode; title: string; text: string; onTake: () => void }

function Way({ art, title, text, onTake }: WayProps) {
  return (
    <button type="button" onClick={onTake} className={wayClasses}>
      <span className="grid place-items-center rounded-md bg-chip py-4 max-md:w-28 max-md:shrink-0 max-md:py-2">
        {art}
      </span>
      <span className="grid min-w-0 flex-1 content-start gap-1 max-md:self-center">
        <span className="flex items-center gap-1.5 text-base font-semibold">
          {title}
          <ArrowRight
            className="size-4 text-primary-text transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
            aria-hidden="true"
          />
        </span>
        <span className="text-muted">{text}</span>
      </span>
    </button>
  )
}

const wayClasses =
  'group flex gap-4 rounded-lg border border-card-border bg-surface p-3 text-start shadow-card transition-[border-color,box-shadow] ' +
  'hover:border-primary md:flex-col md:p-4'
