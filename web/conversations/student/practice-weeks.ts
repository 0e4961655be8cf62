import { addWeeks } from 'date-fns/addWeeks'
import { startOfWeek } from 'date-fns/startOfWeek'
import type { ConversationItem } from '#contract/practice/conversations.ts'

/** `monday` is an ISO date. */
export interface PracticeWeek {
  monday: string
  minutes: number | null
}

export const weekCount = 12

const mondayOf = (day: Date) => startOfWeek(day, { weekStartsOn: 1 })

export function practiceWeeks(
  items: readonly Pick<ConversationItem, 'started_at' | 'measures'>[],
  now: Date,
): PracticeWeek[] {
  const minutes = new Map<number, number>()
  for (const { started_at, measures } of items) {
    const monday = mondayOf(new Date(started_at)).getTime()
    if (measures.turns > 0) minutes.set(monday, (minutes.get(monday) ?? 0) + measures.minutes)
  }
  return Array.from({ length: weekCount }, (_, place) => {
    const monday = addWeeks(mondayOf(now), place - weekCount + 1)
    return { monday: monday.toISOString(), minutes: minutes.get(monday.getTime()) ?? null }
  })
}

export const totalMinutes = (weeks: readonly PracticeWeek[]): number =>
  weeks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
