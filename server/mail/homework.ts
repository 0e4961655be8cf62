import * as z from 'zod/mini'
import { localeOf, type InterfaceLanguage } from '#contract/values/languages.ts'
import { type TaskGoals, TaskProgress } from '#contract/teaching/task.ts'
import { plainLine, plainName } from '#server/mail/escape.ts'
import type { HomeworkWords } from '#server/mail/words/homework/homework-words.ts'

export interface Homework {
  partner: string
  due_on: string
  is_late: boolean
  goals: TaskGoals
  progress: TaskProgress
  note: string | null
}

const goalNames = z.keyof(TaskProgress).options

/** "2 conversations, 1 done · 15 minutes" */
export function describeGoals(
  { goals, progress }: { goals: TaskGoals; progress?: TaskProgress },
  words: HomeworkWords,
): string {
  const parts = goalNames.flatMap((name) => {
    const count = goals[name]
    if (count === null) return []
    const done = Math.min(progress?.[name] ?? 0, count)
    return done > 0 ? `${words.goal[name](count)}, ${words.done(done)}` : words.goal[name](count)
  })
  return parts.join(' · ')
}

export function homeworkLines(tasks: readonly Homework[], words: HomeworkWords, language: InterfaceLanguage): string[] {
  return tasks.flatMap((task) => {
    const fields = {
      partner: plainName(task.partner),
      due: dayIn(language, task.due_on),
      goals: describeGoals(task, words),
    }
    const line = task.is_late ? words.late(fields) : words.due(fields)
    return task.note === null ? [line] : [line, words.note(plainLine(task.note))]
  })
}

const dayIn = (language: InterfaceLanguage, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(day))
