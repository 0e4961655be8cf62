import type { Correction } from '#contract/corrections.ts'
import { Corrections } from '../../../messages/corrections.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import { useCorrectionLists } from '../../use-correction-lists.ts'

interface MessageCorrectionsProps {
  corrections: readonly Correction[]
  language: string
}

/** What was wrong with a message, and which of its words were not in the language. */
export function MessageCorrections({ corrections, language }: MessageCorrectionsProps) {
  return useCorrectionLists(corrections, language).map(({ label, items, kinds, isForeign }) => (
    <Corrections
      key={label}
      items={items}
      label={label}
      kinds={kinds}
      lang={language}
      dir={sideOf(language)}
      {...(isForeign && { heading: label })}
    />
  ))
}
