import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { TaskGoals, TaskProgress, TaskStatus } from '#contract/teaching/task.ts'
import { addDays, createDays } from '../charts/days.ts'
import { useFormat } from '../lib/words/format.ts'
import { goalsIn } from './goals.ts'

/** Homework in words. */
export function useTaskText() {
  const { t, i18n } = useTranslation('homework')
  const { number, list } = useFormat()
  const days = createDays(i18n.language)
  const goalText = (goal: ReturnType<typeof goalsIn>[number]) =>
    t(($) => $.goal[goal.goal], { count: goal.wanted, number: number(goal.wanted) })
  return {
    /** "2 conversations and 10 minutes" */
    goals: (goals: TaskGoals) => list(goalsIn(goals).map(goalText)),
    /** "1/2 conversations" for each goal; what is more than asked for is not counted. */
    progress: (goals: TaskGoals, progress: TaskProgress) =>
      goalsIn(goals).map((goal) => `${number(Math.min(progress[goal.goal], goal.wanted))}/${goalText(goal)}`),
    /** "Due Fri, 27 Nov"; without today, while it loads, tomorrow is a date as well. */
    due: (day: string, today: string | null) => {
      if (day === today) return t(($) => $.due.today)
      if (today !== null && day === addDays(today, 1)) return t(($) => $.due.tomorrow)
      return t(($) => $.due.on, { day: days.named(day) })
    },
    day: days.named,
    state: ({ state, is_late }: Pick<TaskStatus, 'state' | 'is_late'>) =>
      t(($) => (state === 'done' && is_late ? $.state.doneLate : $.state[state])),
  }
}
