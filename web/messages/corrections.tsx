import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Correction, type CorrectionGroup, groupOf } from '#contract/practice/corrections.ts'

type CorrectionsProps = {
  items: readonly Correction[]
  label: string
  heading?: string
  kinds: Partial<Record<CorrectionGroup, string>>
  message?: string
  lang: string
  dir: 'ltr' | 'rtl'
  action?: (correction: Correction) => ReactNode
}

export function Corrections({ items, label, heading, kinds, message, lang, dir, action }: CorrectionsProps) {
  return (
    <div className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-text">
      {heading && (
        <p aria-hidden="true" className="text-xs font-medium">
          {heading}
        </p>
      )}
      <ul aria-label={label} className="grid gap-2">
        {items.map((correction) => {
          const { kind, written, better, why, start } = correction
          return (
            <li key={`${kind} ${start} ${written}`} className="flex flex-wrap items-start gap-2">
              <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-baseline gap-x-2 wrap-anywhere">
                <span lang={lang} dir={dir} className="inline-flex flex-wrap items-baseline gap-x-1.5">
                  {better === null ? isWhole(written, message) || <span>{written}</span> : <s>{written}</s>}
                  {better !== null && (
                    <>
                      <ArrowRight className="size-3.5 shrink-0 self-center rtl:-scale-x-100" aria-hidden="true" />
                      <strong className="font-semibold">{better}</strong>
                    </>
                  )}
                </span>
                {why ? (
                  <span className="basis-full text-xs">{why}</span>
                ) : (
                  kinds[groupOf(kind)] && <span className="text-xs">{kinds[groupOf(kind)]}</span>
                )}
              </div>
              {action?.(correction)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const normalize = (text: string) => text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '')
const isWhole = (written: string, message: string | undefined): boolean =>
  message !== undefined && normalize(written) === normalize(message)
