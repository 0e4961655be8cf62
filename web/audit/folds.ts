import type { AuditEntry } from '#contract/audit.ts'

/** Entries that say the same one after the other, the newest first. */
export interface Fold {
  newest: AuditEntry
  earlier: AuditEntry[]
}

/** How far the entries of a fold may lie apart, in milliseconds. */
const reach = 3_600_000

/** Puts neighbours together that differ in nothing but their time and how many they were about. */
export function fold(entries: readonly AuditEntry[]): Fold[] {
  const folds: Fold[] = []
  for (const entry of entries) {
    const last = folds.at(-1)
    if (last && isAlike(last.newest, entry)) last.earlier.push(entry)
    else folds.push({ newest: entry, earlier: [] })
  }
  return folds
}

const isAlike = (newest: AuditEntry, entry: AuditEntry) =>
  sayingOf(newest) === sayingOf(entry) && Date.parse(newest.at) - Date.parse(entry.at) <= reach

const sayingOf = ({ action, actor, ip, details: { tier, email, browser } }: AuditEntry) =>
  JSON.stringify([action, actor, ip, tier, email, browser])

/** How many a fold is about: what its entries count, or else the entries themselves. */
export const countOf = ({ newest, earlier }: Fold): number =>
  [newest, ...earlier].reduce((sum, { details }) => sum + (details.count ?? 1), 0)
