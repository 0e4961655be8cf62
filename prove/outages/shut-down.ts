import { setTimeout as sleep } from 'node:timers/promises'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { modelSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { answersOf, formatCount, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { type MessageResult, openChats } from './chats.ts'
import { openProbe, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'

/** Requests in flight have 20 s, and closing takes up to 5 s. */
const maxDrain = 20_000
const maxShutdown = maxDrain + 5_000
const shortReply = 'Muy bien, me alegra mucho oírlo. ¿Y qué más hiciste ayer por la tarde?'
/** A reply that takes longer than the server waits. */
const longReply = { does: 'answers', text: 'una palabra y '.repeat(30), delay: 500 } as const

interface Shutdown {
  code: number | null
  ms: number
  signalledAt: number
  readiness: CallResult[]
}

export async function shutDown(context: ProofContext): Promise<Finding[]> {
  const rounds = Number(context.options.get('rounds') ?? 10)
  const peer = await openModelPeer()
  context.stack.defer(peer.close)
  peer.setDefault(() => ({ does: 'answers', text: shortReply, delay: 100 }))
  const scenario = await openScenario(context, { settings: modelSettingsOf(peer) })
  scenario.load.start()
  const chats = await openChats(scenario)
  const ends: Shutdown[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(2000 + 300 * (round % 5))
    if (round % 5 === 4) peer.next(longReply)
    await sleep(round % 5 === 4 ? 1000 : 0)
    ends.push(await shutDownOnce(scenario))
    await scenario.start()
    context.log(`stopped ${round + 1} times: ${seconds(ends.at(-1)?.ms ?? 0)}`)
  }
  await sleep(2000)
  await chats.stop()
  return [...judge(ends, chats.results), await judgeLedger('Shutdown', scenario.load)]
}

async function shutDownOnce(scenario: Scenario): Promise<Shutdown> {
  const signalledAt = performance.now()
  const ending = scenario.server().end('SIGTERM')
  // Wait until the signal has arrived.
  await sleep(100)
  const ready = openProbe({ readyz: callAs(scenario.address, '', 'GET', '/readyz') }, 100)
  const { code } = await ending
  const ms = performance.now() - signalledAt
  await ready.stop()
  return { code, ms, signalledAt, readiness: [...ready.seen] }
}

function judge(ends: readonly Shutdown[], results: readonly MessageResult[]): Finding[] {
  // Replies that had started; those that take longer than the shutdown are cut and retried.
  const inFlight = ends.flatMap(({ signalledAt }) =>
    results
      .filter(({ at, toFirst, ms }) => toFirst !== null && at + toFirst < signalledAt && at + ms > signalledAt)
      .map(({ at, ms, end: how }) => ({ isWhole: how === 'done', isLate: at + ms - signalledAt > maxDrain - 1000 })),
  )
  const whole = inFlight.filter(({ isWhole }) => isWhole)
  const late = inFlight.filter(({ isWhole, isLate }) => isLate && !isWhole)
  const readiness = ends.flatMap((one) => one.readiness)
  const slowest = Math.max(...ends.map(({ ms }) => ms))
  const codes = [...new Set(ends.map(({ code }) => code))].join(', ')
  return [
    {
      what: 'Shutdown under load: exit code 0 within 25 s',
      tried: `${ends.length} times`,
      found: `exit ${codes}; slowest ${seconds(slowest)}`,
      hasPassed: codes === '0' && slowest <= maxShutdown,
    },
    {
      what: 'Shutdown: replies in flight are completed',
      tried: `${formatCount(inFlight.length)} replies in flight`,
      found: `${formatCount(whole.length)} complete, ${formatCount(late.length)} cut after 20 s`,
      hasPassed: whole.length > 0 && whole.length + late.length === inFlight.length,
    },
    {
      what: 'Shutdown: not ready at once',
      tried: `${formatCount(readiness.length)} checks`,
      found: answersOf(readiness),
      hasPassed: readiness.every(({ status }) => status === 503 || status === 0),
    },
  ]
}
