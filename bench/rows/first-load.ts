import { isBuilt, measureLoads, openPlace } from '../../scripts/budgets.ts'
import type { Figure, Skipped } from '../figures.ts'

const goals: Readonly<Record<string, string>> = {
  '/login': '≤ 110 kB (test 135)',
  '/students': '≤ 170 kB (test 215), ≤ 14 requests',
  '/practice': '≤ 100 kB (test 120), ≤ 12 requests',
}

/** JavaScript after gzip, and requests, of the first load of three pages in Chromium. */
export async function measureFirstLoad(): Promise<(Figure | Skipped)[]> {
  if (!isBuilt()) return [{ skipped: 'There is no build in dist/, so the first load is not measured.' }]
  await using stack = new AsyncDisposableStack()
  const loads = Object.entries(await measureLoads(await openPlace(stack)))
  return loads.map(([path, { kilobytes, requests }]) => ({
    what: `first load of ${path}, JavaScript after gzip`,
    ours: `${kilobytes.toFixed(1)} kB, ${requests} requests`,
    goal: goals[path] ?? '',
  }))
}
