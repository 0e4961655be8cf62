import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useHome } from '../home/use-home.ts'
import { idOf } from '../home/use-start.ts'
import { GoalLines } from '../homework/goal-lines.tsx'
import { JustDone } from '../homework/just-done.tsx'
import { useCelebration } from '../homework/use-celebration.ts'
import { SummarySection } from './summary-section.tsx'

/** What the conversation did for the homework with its partner. */
export function SummaryHomework({ conversation }: { conversation: PracticeConversation }) {
  const { t } = useTranslation('practice')
  const { tasks, conversations } = useHome()
  // What was known before the conversation is no news.
  const fresh = conversations === null ? [] : tasks.filter((task) => idOf(task) === idOf(conversation))
  const isJustDone = useCelebration(fresh)
  if (fresh.length === 0) return null
  return (
    <SummarySection title={t(($) => $.homework.title)}>
      {isJustDone && <JustDone />}
      {fresh.map((task) => (
        <GoalLines key={task.id} task={task} />
      ))}
    </SummarySection>
  )
}
