import type { Random } from '#server/demo/random.ts'

export const habits = ['daily', 'often', 'sometimes', 'stopped', 'left', 'new', 'never'] as const
export type Habit = (typeof habits)[number]

export const monthDays = 34

/** The chance of practice on a working day, and the range in days ago; at least once in that time. */
const rhythms: Readonly<Record<Habit, { probability: number; from: number; to: number } | null>> = {
  daily: { probability: 0.62, from: monthDays - 1, to: 0 },
  often: { probability: 0.28, from: monthDays - 1, to: 0 },
  sometimes: { probability: 0.12, from: 13, to: 1 },
  stopped: { probability: 0.32, from: monthDays - 1, to: 19 },
  left: { probability: 0.25, from: monthDays - 1, to: 22 },
  new: { probability: 0.4, from: 6, to: 0 },
  never: null,
}
const weekendFactor = 0.45

/** Minutes of the day: most practise in the evening, some after lunch, a few on the way to work. */
const hours = [
  { share: 0.72, from: 18 * 60, to: 21 * 60 + 50 },
  { share: 0.2, from: 13 * 60 + 30, to: 16 * 60 },
  { share: 0.08, from: 7 * 60 + 30, to: 9 * 60 },
] as const

export interface PracticeTime {
  daysAgo: number
  minute: number
}

export function practiceTimesOf(habit: Habit, isWeekend: (daysAgo: number) => boolean, random: Random): PracticeTime[] {
  const rhythm = rhythms[habit]
  if (!rhythm) return []
  const { probability: likely, from, to } = rhythm
  const days = Array.from({ length: from - to + 1 }, (_, index) => from - index)
  const chosen = days.filter((daysAgo) => random.next() < likely * (isWeekend(daysAgo) ? weekendFactor : 1))
  const sure = chosen.length > 0 ? chosen : [random.between(to, from)]
  return sure.map((daysAgo) => ({ daysAgo, minute: minuteOf(random) }))
}

function minuteOf(random: Random): number {
  let left = random.next()
  for (const { share, from, to } of hours) {
    if (left < share) return random.between(from, to)
    left -= share
  }
  return hours[0].from
}
