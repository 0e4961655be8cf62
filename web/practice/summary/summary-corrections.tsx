import type { Correction } from '#contract/corrections.ts'
import { Corrections } from '../../messages/corrections.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { useCorrectionLists } from '../use-correction-lists.ts'
import { SummarySection } from './summary-section.tsx'

interface SummaryCorrectionsProps {
  corrections: readonly Correction[]
  language: string
}

/** What was written, and how it is written; apart from it what was not in the language. */
export function SummaryCorrections({ corrections, language }: SummaryCorrectionsProps) {
  return useCorrectionLists(corrections, language).map(({ label, items, kinds }) => (
    <SummarySection key={label} title={label}>
      <Corrections items={items} label={label} kinds={kinds} lang={language} dir={sideOf(language)} />
    </SummarySection>
  ))
}
