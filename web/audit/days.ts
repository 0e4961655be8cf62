import type { AuditEntry } from '#contract/school/audit.ts'

export interface Day {
  at: string
  entries: AuditEntry[]
}

/** Groups entries by calendar day in the browser's time zone; their order stays. */
export function byDay(entries: readonly AuditEntry[]): Day[] {
  const days: Day[] = []
  for (const entry of entries) {
    const last = days.at(-1)
    if (last && daysBetween(last.at, entry.at) === 0) last.entries.push(entry)
    else days.push({ at: entry.at, entries: [entry] })
  }
  return days
}

const midnight = (iso: string) => new Date(iso).setHours(0, 0, 0, 0)

export const daysBetween = (earlier: string, later: string): number =>
  Math.round((midnight(later) - midnight(earlier)) / 86_400_000)
