import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from '../load/load.ts'
import type { Finding } from '../proof.ts'
import { formatCount } from './figures.ts'

/** Milliseconds from the end of the fault until all calls are answered. */
const answerTimeout = 120_000

export async function judgeLedger(outage: string, load: Load): Promise<Finding> {
  const ending = new AbortController()
  const late = sleep(answerTimeout, 'late' as const, { signal: ending.signal }).catch(() => 'late' as const)
  const rest = await Promise.race([load.pause(), late])
  ending.abort()
  const violations = await load.check(true)
  const all = Object.values(load.counts)
  const sum = (part: 'acknowledged' | 'repeated') => all.reduce((total, counts) => total + counts[part], 0)
  const about = violations.slice(0, 5).map(({ kind, fault, about: what }) => `${kind} ${fault} (${what})`)
  const found = [...(rest === 'late' ? ['a call was never answered'] : []), ...about]
  return {
    what: `${outage}: every acknowledged write exists once, and no cap is exceeded`,
    tried: `${formatCount(sum('acknowledged'))} acknowledged calls, ${formatCount(sum('repeated'))} retried`,
    found:
      found.length > 0
        ? `${formatCount(violations.length)} violations: ${found.join('; ')}`
        : '0 lost, 0 twice, 0 over the cap',
    hasPassed: violations.length === 0 && rest !== 'late' && sum('acknowledged') > 0,
  }
}
