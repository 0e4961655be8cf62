import type { AuditEntry } from '#contract/school/audit.ts'

export interface EntryGroup {
  newest: AuditEntry
  earlier: AuditEntry[]
}

/** The largest gap between entries of a group, in milliseconds. */
const maxGap = 3_600_000

/** Groups consecutive entries that differ only in time and count. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const folds: EntryGroup[] = []
  for (const entry of entries) {
    const last = folds.at(-1)
    if (last && isRepeat(last.newest, entry)) last.earlier.push(entry)
    else folds.push({ newest: entry, earlier: [] })
  }
  return folds
}

const isRepeat = (newest: AuditEntry, entry: AuditEntry) =>
  identityOf(newest) === identityOf(entry) && Date.parse(newest.at) - Date.parse(entry.at) <= maxGap

const identityOf = ({ action, actor, ip, details: { tier, email, browser } }: AuditEntry) =>
  JSON.stringify([action, actor, ip, tier, email, browser])

export const countOf = ({ newest, earlier }: EntryGroup): number =>
  [newest, ...earlier].reduce((sum, { details }) => sum + (details.count ?? 1), 0)
