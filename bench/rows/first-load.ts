import { isBuilt, type PageLoad, measureLoads, startTestServer } from '../../scripts/budgets.ts'
import { atMost, type Figure, type SkippedRow } from '../figures.ts'
import { shadcnAdmin } from '../shadcn-admin.ts'

interface Goal {
  kilobytes: number
  requests?: number
  /** kB of the most similar page of shadcn-admin. */
  floor?: number
}

const goals: Readonly<Record<string, Goal>> = {
  '/login': { kilobytes: 110, floor: shadcnAdmin.login },
  '/students': { kilobytes: 170, requests: 14, floor: shadcnAdmin.table },
  '/practice': { kilobytes: 100, requests: 12 },
}

export async function measureFirstLoad(): Promise<(Figure | SkippedRow)[]> {
  if (!isBuilt()) return [{ skipped: 'There is no build in dist/, so the first load is not measured.' }]
  await using stack = new AsyncDisposableStack()
  const loads = Object.entries(await measureLoads(await startTestServer(stack)))
  return loads.flatMap(([path, load]) => linesOf(path, load, goals[path]))
}

const linesOf = (path: string, { kilobytes, requests }: PageLoad, goal?: Goal): Figure[] => [
  {
    what: `first load of ${path}, JavaScript after gzip`,
    ours: `${kilobytes.toFixed(1)} kB`,
    ...(goal?.floor && { floor: `${goal.floor} kB`, ratio: kilobytes / goal.floor }),
    ...(goal && atMost(kilobytes, goal.kilobytes, ' kB')),
  },
  { what: '— requests', ours: `${requests}`, ...(goal?.requests && atMost(requests, goal.requests)) },
]
