import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from '../load/load.ts'
import type { Finding } from '../proof.ts'
import { counted } from './figures.ts'

/** Milliseconds until whoever was asking must have an answer, once there is no fault any more. */
const patience = 120_000

/** Waits until all that was begun is acknowledged, and looks for everything that was. */
export async function judgeLedger(outage: string, load: Load): Promise<Finding> {
  const ending = new AbortController()
  const late = sleep(patience, 'late' as const, { signal: ending.signal }).catch(() => 'late' as const)
  const rest = await Promise.race([load.pause(), late])
  ending.abort()
  const complaints = await load.check(true)
  const all = Object.values(load.counts)
  const sum = (part: 'acknowledged' | 'repeated') => all.reduce((total, counts) => total + counts[part], 0)
  const about = complaints.slice(0, 5).map(({ kind, fault, about: what }) => `${kind} ${fault} (${what})`)
  const found = [...(rest === 'late' ? ['somebody never had an answer'] : []), ...about]
  return {
    what: `${outage}: everything acknowledged is there, once, and no seat is over the cap`,
    tried: `${counted(sum('acknowledged'))} acknowledged calls, ${counted(sum('repeated'))} sent again`,
    found:
      found.length > 0 ? `${counted(complaints.length)} complaints: ${found.join('; ')}` : '0 lost, 0 twice, 0 over',
    isRight: complaints.length === 0 && rest !== 'late' && sum('acknowledged') > 0,
  }
}
