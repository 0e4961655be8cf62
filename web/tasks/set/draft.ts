import { type TaskGoal, taskLimits } from '#contract/teaching/task.ts'
import type { NewTask } from '#contract/teaching/tasks.ts'
import { addDays } from '../../charts/days.ts'
import { goalNames, mostOf } from '../goals.ts'

/** What is typed of a task, but for whom and with whom. */
export interface TaskDraft {
  goals: { goal: TaskGoal; amount: string }[]
  opens_on: string
  due_on: string
  note: string
}

export type DraftField = 'opens_on' | 'due_on' | 'note' | TaskGoal
export interface DraftProblem {
  kind: 'amount' | 'day' | 'before' | 'far' | 'note'
  max: number
}
export type DraftProblems = { [Field in DraftField]?: DraftProblem }

type TaskFields = Pick<Extract<NewTask, { chatbot_id: string }>, TaskGoal | 'due_on' | 'note'> & { opens_on: string }

export const blankDraft = (today: string): TaskDraft => ({
  goals: [{ goal: 'times', amount: '1' }],
  opens_on: today,
  due_on: addDays(today, 7),
  note: '',
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const numberOf = (amount: string) => (/^\d{1,4}$/.test(amount.trim()) ? Number(amount) : Number.NaN)

export function problemsOf({ goals, opens_on, due_on, note }: TaskDraft, today: string): DraftProblems {
  const problems: DraftProblems = {}
  for (const { goal, amount } of goals) {
    const max = mostOf(goal)
    const asked = numberOf(amount)
    if (!(asked >= 1 && asked <= max)) problems[goal] = { kind: 'amount', max }
  }
  const max = taskLimits.days
  if (!isDay(opens_on)) problems.opens_on = { kind: 'day', max }
  if (!isDay(due_on)) problems.due_on = { kind: 'day', max }
  else if (due_on > addDays(today, max)) problems.due_on = { kind: 'far', max }
  else if (due_on < opens_on) problems.due_on = { kind: 'before', max }
  if (note.trim().length > taskLimits.note) problems.note = { kind: 'note', max: taskLimits.note }
  return problems
}

export function fieldsOf({ goals, opens_on, due_on, note }: TaskDraft): TaskFields {
  const asked = new Map(goals.map(({ goal, amount }) => [goal, numberOf(amount)]))
  const [times, turns, minutes, steps, words] = goalNames.map((goal) => asked.get(goal) ?? null)
  return {
    times: times ?? null,
    turns: turns ?? null,
    minutes: minutes ?? null,
    steps: steps ?? null,
    words: words ?? null,
    opens_on,
    due_on,
    note: note.trim() || null,
  }
}
