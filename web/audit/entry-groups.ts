import type { AuditEntry } from '#contract/audit.ts'

/** Entries that say the same one after the other, the newest first. */
export interface EntryGroup {
  newest: AuditEntry
  earlier: AuditEntry[]
}

/** How far the entries of a fold may lie apart, in milliseconds. */
const maxGap = 3_600_000

/** Puts neighbours together that differ in nothing but their time and how many they were about. */
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

/** How many a fold is about: what its entries count, or else the entries themselves. */
export const countOf = ({ newest, earlier }: EntryGroup): number =>
  [newest, ...earlier].reduce((sum, { details }) => sum + (details.count ?? 1), 0)
