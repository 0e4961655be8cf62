import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Measures } from '#contract/practice/conversations.ts'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useFormat } from '../../lib/words/format.ts'
import { FillBar } from '../../ui/states/fill-bar.tsx'
import { SummarySection } from './summary-section.tsx'

interface SummaryFactsProps {
  measures: Measures
  conversation: PracticeConversation
}

/** Facts without a grade. */
export function SummaryFacts({ measures, conversation }: SummaryFactsProps) {
  const { t, i18n } = useTranslation('practice')
  const { languageInside } = useFormat()
  const { minutes, turns, stayed, steps_done: unaided } = measures
  const { language, progress } = conversation
  const { done, of } = progress
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const facts = [
    ...(of > 0 ? [t(($) => $.talk.progressText, { done, of })] : []),
    ...(unaided < done ? [t(($) => $.summary.unaided, { count: unaided })] : []),
    minutes < 1 ? t(($) => $.summary.underMinute) : t(($) => $.summary.minutes, { count: Math.round(minutes) }),
    t(($) => $.home.turns, { count: turns }),
  ]
  return (
    <SummarySection title={t(($) => $.summary.numbers)}>
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact} className="rounded-full bg-chip px-3 py-1 tabular-nums">
            {fact}
          </li>
        ))}
      </ul>
      {stayed !== null && (
        <div className="grid gap-2">
          <p className="flex justify-between gap-3">
            <span>{t(($) => $.summary.stayed, { language: languageInside(language) })}</span>
            <span className="tabular-nums">{percent.format(stayed)}</span>
          </p>
          <FillBar share={stayed} className="h-3" fill="bg-success" />
        </div>
      )}
    </SummarySection>
  )
}
