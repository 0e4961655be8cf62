import { Target } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Measures, Summary } from '#contract/practice/conversations.ts'
import { SummarySection } from './summary-section.tsx'

interface SummaryGoalProps {
  summary: Summary
  measures: Measures
}

/** One thing to do next time: the rule that was broken first, else a word that was asked for, else the steps. */
export function SummaryGoal({ summary, measures }: SummaryGoalProps) {
  const { t } = useTranslation('practice')
  return (
    <SummarySection title={t(($) => $.summary.goal.title)}>
      <p className="flex items-start gap-3 text-lg">
        <Target className="mt-0.5 size-5 shrink-0 text-primary-text" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{useGoal(summary, measures)}</span>
      </p>
    </SummarySection>
  )
}

function useGoal({ corrections, words_missed }: Summary, { steps_done, steps_total }: Measures): string {
  const { t } = useTranslation('practice')
  const why = corrections.find((correction) => correction.why)?.why
  if (why) return why
  const [word] = words_missed
  if (word) return t(($) => $.summary.goal.word, { word: word.word })
  if (steps_done < steps_total) return t(($) => $.summary.goal.steps)
  return t(($) => $.summary.goal.longer)
}
