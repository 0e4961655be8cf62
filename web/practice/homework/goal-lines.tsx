import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeTask } from '#contract/teaching/task.ts'
import { FillBar } from '../../ui/states/fill-bar.tsx'

const names = ['times', 'turns', 'minutes', 'steps', 'words'] as const

/** What is asked for, and how far it has come. */
export function GoalLines({ task: { goals, progress } }: { task: PracticeTask }) {
  const { t } = useTranslation('practice')
  return (
    <ul className="grid gap-2">
      {names.map((name) => {
        const of = goals[name]
        if (of === null) return null
        const done = Math.min(progress[name], of)
        return (
          <li key={name} className="grid gap-1">
            <span className="text-sm tabular-nums wrap-anywhere">{t(($) => $.homework.goal[name], { done, of })}</span>
            <FillBar share={done / of} className="h-1.5" />
          </li>
        )
      })}
    </ul>
  )
}
