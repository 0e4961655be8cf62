import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'

/** Shrinks to one line once the student has written on. */
export function HelpCard({ said }: { said: number }) {
  const { t } = useTranslation('practice')
  const [openAt, setOpenAt] = useState<number | null>(said)
  const isOpen = openAt === said
  return (
    <section
      className={`grid grid-cols-1 gap-2 rounded-xl border border-info/25 bg-info-soft px-3 ${isOpen ? 'py-2' : ''}`}
    >
      <div className="flex items-center gap-2">
        <HeartHandshake className="size-5 shrink-0 text-info-text" aria-hidden="true" />
        <h2 className={`min-w-0 flex-1 font-semibold ${isOpen ? '' : 'text-sm'}`}>{t(($) => $.help.title)}</h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : said)}
          className="-me-2 shrink-0 rounded-md px-2 text-sm font-medium text-info-text"
        >
          {isOpen ? t(($) => $.help.fold) : t(($) => $.help.unfold)}
        </button>
      </div>
      {isOpen && (
        <ul className="grid gap-1.5 ps-7 pb-1">
          <li>{t(($) => $.help.talk)}</li>
          <li>{t(($) => $.help.emergency)}</li>
          <li>{t(($) => $.help.line)}</li>
        </ul>
      )}
    </section>
  )
}
