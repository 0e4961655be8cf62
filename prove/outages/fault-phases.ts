import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import type { FaultProxy, ProxyMode } from './fault-proxy.ts'
import { formatCount, milliseconds, p99 } from './figures.ts'
import type { Probe, CallResult } from './probe.ts'

export interface FaultPhase {
  name: string
  mode: ProxyMode
  seconds: number
}

export interface Reads {
  normal: CallResult[]
  faulty: CallResult[]
}

const between = 3000
const ordinary: FaultPhase = { name: 'normal', mode: 'open', seconds: 15 }

export async function runPhases(
  phases: readonly FaultPhase[],
  proxy: FaultProxy,
  probe: Probe,
  during: (phase: FaultPhase) => Promise<void>,
): Promise<Reads> {
  const reads: Reads = { normal: [], faulty: [] }
  const collect = async (into: CallResult[], work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    into.push(...probe.seen.filter(({ name, at }) => (name === 'read' || name === 'session') && at >= startedAt))
  }
  for (const phase of [ordinary, ...phases]) {
    await proxy.set(phase.mode)
    const into = phase === ordinary ? reads.normal : reads.faulty
    await collect(into, () => Promise.all([sleep(phase.seconds * 1000), during(phase)]))
    await proxy.set('open')
    await sleep(between)
  }
  return reads
}

/** The 99th percentile of reads may double, plus 200 ms. */
export function judgeSpeed(what: string, { normal, faulty }: Reads): Finding {
  const failed = faulty.filter(({ status }) => status !== 200)
  return {
    what: `${what}: other requests stay fast`,
    tried: `${formatCount(faulty.length)} reads`,
    found: `99 % within ${milliseconds(p99(faulty))}, before ${milliseconds(p99(normal))}; ${failed.length} failed`,
    hasPassed: faulty.length > 0 && failed.length === 0 && p99(faulty) <= 2 * p99(normal) + 200,
  }
}
