import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import type { Door, Passage } from './door.ts'
import { counted, milliseconds, p99 } from './figures.ts'
import type { Probe, Seen } from './probe.ts'

/** A time during which a server of somebody else is reached badly. */
export interface Spell {
  name: string
  passage: Passage
  seconds: number
}

/** Reads that were made while all was well, and while it was not. */
export interface Reads {
  well: Seen[]
  bad: Seen[]
}

const between = 3000
const ordinary: Spell = { name: 'well', passage: 'open', seconds: 15 }

/** Goes through a time in which all is well and some spells after it, alike but for that, and gives the reads of others meanwhile. */
export async function goThrough(
  spells: readonly Spell[],
  door: Door,
  probe: Probe,
  during: (spell: Spell) => Promise<void>,
): Promise<Reads> {
  const reads: Reads = { well: [], bad: [] }
  const collect = async (into: Seen[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    into.push(...probe.seen.filter(({ name, at }) => (name === 'read' || name === 'session') && at >= begun))
  }
  for (const spell of [ordinary, ...spells]) {
    await door.set(spell.passage)
    const into = spell === ordinary ? reads.well : reads.bad
    await collect(into, () => Promise.all([sleep(spell.seconds * 1000), during(spell)]))
    await door.set('open')
    await sleep(between)
  }
  return reads
}

/** The rest of the product keeps its speed: the slowest of a hundred reads is at most twice as slow, and 200 ms. */
export function judgeSpeed(what: string, { well, bad }: Reads): Finding {
  const failed = bad.filter(({ status }) => status !== 200)
  return {
    what: `${what}: the rest of the product keeps its speed`,
    tried: `${counted(bad.length)} reads`,
    found: `99 of 100 within ${milliseconds(p99(bad))}, before ${milliseconds(p99(well))}; ${failed.length} failed`,
    isRight: bad.length > 0 && failed.length === 0 && p99(bad) <= 2 * p99(well) + 200,
  }
}
