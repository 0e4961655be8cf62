import { setTimeout as sleep } from 'node:timers/promises'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { modelSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { openChats } from './chats.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { formatCount, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil } from './probe.ts'
import { openScenario } from './scenario.ts'
import { runPhases, judgeSpeed, type FaultPhase } from './fault-phases.ts'

const phases: readonly FaultPhase[] = [
  { name: 'down', mode: 'shut', seconds: 15 },
  { name: 'silent', mode: 'silent', seconds: 20 },
  { name: 'slow', mode: { delay: 3000 }, seconds: 20 },
  { name: 'cut during a reply', mode: { cutAfter: 1800 }, seconds: 20 },
]
/** The circuit breaker's pause, and the longest reply. */
const recoveryTimeout = 60_000
/** The server's limits are 60 s for a reply and 15 s for its first word. */
const maxReplyTime = 62_000
const maxTimeToFirst = 16_500

export async function model(context: ProofContext): Promise<Finding[]> {
  const peer = await openModelPeer()
  context.stack.defer(peer.close)
  peer.setDefault(() => ({ does: 'answers', text: 'Muy bien, me alegra oírlo. ¿Y qué más hiciste ayer?', delay: 30 }))
  const proxy = await openFaultProxy(Number(new URL(peer.settings.baseUrl).port))
  context.stack.defer(proxy.close)
  const baseUrl = `http://127.0.0.1:${proxy.port}/v1`
  const scenario = await openScenario(context, {
    settings: modelSettingsOf({ ...peer, settings: { ...peer.settings, baseUrl } }),
    kinds: ['chat', 'add'],
    rest: 300,
  })
  scenario.load.start()
  const chats = await openChats(scenario)
  const probe = scenario.watch()
  const reads = await runPhases(phases, proxy, probe, async () => {})
  const before = chats.results.length
  const back = await secondsUntil(
    async () => chats.results.slice(before).some(({ end }) => end === 'done'),
    recoveryTimeout,
  )
  await sleep(2000)
  await Promise.all([probe.stop(), chats.stop()])
  const ends = new Map<string, number>()
  for (const { end } of chats.results) ends.set(end, (ends.get(end) ?? 0) + 1)
  const longest = Math.max(...chats.results.map(({ ms }) => ms))
  const first = Math.max(...chats.results.map(({ toFirst }) => toFirst ?? 0))
  const untilFailed = Math.max(...chats.results.filter(({ toFirst }) => toFirst === null).map(({ ms }) => ms))
  return [
    {
      what: 'Model down, silent, slow, cut: every message gets a reply or an error within the time limits',
      tried: `${formatCount(chats.results.length)} messages in ${phases.length} phases`,
      found: `${[...ends].map(([end, count]) => `${end} × ${count}`).join(', ')}; first word within ${seconds(first)}, an error before it within ${seconds(untilFailed)}, slowest ${seconds(longest)}`,
      hasPassed:
        longest <= maxReplyTime &&
        first <= maxTimeToFirst &&
        untilFailed <= maxTimeToFirst + 1000 &&
        [...ends.keys()].every((end) => ['done', 'provider_failed', 'unavailable', 'busy'].includes(end)),
    },
    {
      what: 'Model back: replies resume without intervention',
      tried: 'once',
      found: back === null ? 'never' : `after ${back.toFixed(1)} s`,
      hasPassed: back !== null && back <= 35,
    },
    judgeSpeed('Model down, slow, cut', reads),
    await judgeLedger('Model down, slow, cut', scenario.load),
  ]
}
