import type { ReportStudent } from '#contract/practice/reports.ts'

export const columns = ['name', 'time', 'conversations', 'turns', 'days', 'stayed', 'corrections', 'last'] as const
export type Column = (typeof columns)[number]
export interface Sorting {
  by: Column
  direction: 'asc' | 'desc'
}

export const correctionsOf = ({ corrections }: Pick<ReportStudent, 'corrections'>): number =>
  corrections.spelling + corrections.accents + corrections.grammar + corrections.other_language

/** Null is sorted last in both directions. */
function valueOf(student: ReportStudent, by: Column): string | number | null {
  switch (by) {
    case 'time':
      return student.minutes
    case 'corrections':
      return correctionsOf(student)
    case 'last':
      return student.last_practised_at
    default:
      return student[by]
  }
}

export function sorted(items: readonly ReportStudent[], { by, direction }: Sorting, language: string): ReportStudent[] {
  const compareNames = new Intl.Collator(language, { numeric: true }).compare
  const sign = direction === 'asc' ? 1 : -1
  return items.toSorted((one, other) => {
    const [first, second] = [valueOf(one, by), valueOf(other, by)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    if (typeof first === 'number' && typeof second === 'number') return sign * (first - second)
    return sign * compareNames(String(first), String(second))
  })
}

/** Reverses the direction; a new numeric column starts descending. */
export function nextSorting(now: Sorting, by: Column): Sorting {
  if (now.by === by) return { by, direction: now.direction === 'asc' ? 'desc' : 'asc' }
  return { by, direction: by === 'name' ? 'asc' : 'desc' }
}

/** Such as "-time", which is the default. */
export function readSorting(text: string | null): Sorting {
  const by = columns.find((name) => name === text?.replace(/^-/, ''))
  return by ? { by, direction: text?.startsWith('-') ? 'desc' : 'asc' } : { by: 'time', direction: 'desc' }
}
export const writeSorting = ({ by, direction }: Sorting): string => (direction === 'desc' ? `-${by}` : by)
