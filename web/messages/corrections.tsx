import { ArrowRight } from 'lucide-react'
import type { Correction } from '#contract/corrections.ts'

type CorrectionsProps = {
  items: readonly Correction[]
  /** What they are together, for screen readers. */
  label: string
  /** What they are together, where that is to be seen, too. */
  heading?: string
  /** What a kind of mistake is called; a kind that is missing goes without saying. */
  kinds: Partial<Record<Correction['kind'], string>>
  /** The message that they are about; one that is wrong as a whole is not said again. */
  message?: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** What was written, how it is written, and what kind of mistake it is. */
export function Corrections({ items, label, heading, kinds, message, lang, dir }: CorrectionsProps) {
  return (
    <div className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-text">
      {heading && (
        <p aria-hidden="true" className="text-xs font-medium">
          {heading}
        </p>
      )}
      <ul aria-label={label} className="grid gap-1">
        {items.map(({ kind, written, better }) => (
          <li key={kind + written} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
            <span lang={lang} dir={dir} className="inline-flex flex-wrap items-baseline gap-x-1.5">
              {better === null ? isWhole(written, message) || <span>{written}</span> : <s>{written}</s>}
              {better !== null && (
                <>
                  <ArrowRight className="size-3.5 shrink-0 self-center rtl:-scale-x-100" aria-hidden="true" />
                  <strong className="font-semibold">{better}</strong>
                </>
              )}
            </span>
            {kinds[kind] && <span className="text-xs">{kinds[kind]}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

const bare = (text: string) => text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
const isWhole = (written: string, message: string | undefined): boolean =>
  message !== undefined && bare(written) === bare(message)
