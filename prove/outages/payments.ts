import { setTimeout as sleep } from 'node:timers/promises'
import type { Tier } from '#contract/billing/plans.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { stripeSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { answersOf, formatCount, longest, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { openPayers, type Payer } from './payers.ts'
import { measureCall, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'
import { runPhases, judgeSpeed, type FaultPhase } from './fault-phases.ts'

const phases: readonly FaultPhase[] = [
  { name: 'down', mode: 'shut', seconds: 15 },
  { name: 'silent', mode: 'silent', seconds: 30 },
  { name: 'slow', mode: { delay: 4000 }, seconds: 30 },
  { name: 'cut', mode: { cutAfter: 1500 }, seconds: 15 },
]
const payers = 8
/** 15 s in the queue for the provider, and at most 12 s for a call with one retry; an operation has several calls. */
const maxResponseTime = 60_000
const others: Record<Tier, Tier> = { starter: 'plus', plus: 'pro', pro: 'plus' }

export async function payments(context: ProofContext): Promise<Finding[]> {
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_proof', secretKey: 'sk_test_of_the_proof' })
  context.stack.defer(peer.close)
  const proxy = await openFaultProxy(Number(new URL(peer.url).port))
  context.stack.defer(proxy.close)
  const apiBase = `http://127.0.0.1:${proxy.port}`
  const settings = stripeSettingsOf({ ...peer, settings: { ...peer.settings, apiBase } })
  const scenario = await openScenario(context, { settings, peer, kinds: ['add', 'webhook'], rest: 300 })
  const schools = await openPayers(scenario, peer, payers)
  scenario.load.start()
  const probe = scenario.watch()
  const seen: CallResult[] = []
  const reads = await runPhases(phases, proxy, probe, async ({ name, seconds: lasts }) => {
    const until = performance.now() + lasts * 1000
    const acts = await Promise.all(schools.map((school) => changeUntil(scenario, school, until)))
    seen.push(...acts.flat())
    context.log(`Stripe ${name}: ${answersOf(acts.flat())}`)
  })
  const settled = await Promise.all(schools.map((school) => finishChange(scenario, school)))
  await probe.stop()
  return [
    judgeAnswers(seen),
    judgeCharges(peer, schools, settled),
    judgeSpeed('Stripe down, slow, cut', reads),
    await judgeLedger('Stripe down, slow, cut', scenario.load),
  ]
}

// Retries with the same key, as the web does.
async function changeUntil(scenario: Scenario, payer: Payer, until: number): Promise<CallResult[]> {
  const seen: CallResult[] = []
  while (performance.now() < until) {
    const one = await change(scenario, payer)
    seen.push(one)
    await sleep(1000)
  }
  return seen
}

async function change({ address }: Scenario, payer: Payer): Promise<CallResult> {
  payer.pending ??= { tier: others[payer.tier], key: crypto.randomUUID() }
  const { tier, key } = payer.pending
  const call = callAs(address, payer.token, 'POST', '/api/billing/change', () => ({ tier }), { 'idempotency-key': key })
  const one = await measureCall('change', call)
  if (one.status === 200) {
    payer.tier = tier
    payer.acknowledged += 1
    payer.pending = null
  }
  return one
}

async function finishChange(scenario: Scenario, payer: Payer): Promise<boolean> {
  for (let tries = 0; payer.pending && tries < 60; tries++) {
    await change(scenario, payer)
    await sleep(1000)
  }
  return payer.pending === null
}

function judgeAnswers(seen: readonly CallResult[]): Finding {
  const wrong = seen.filter(({ status }) => ![200, 502, 503].includes(status))
  return {
    what: 'Stripe down, silent, slow, cut: every change succeeds, or fails with 502 or 503',
    tried: `${formatCount(seen.length)} changes in ${phases.length} phases`,
    found: `${answersOf(seen)}; slowest ${seconds(longest(seen))}; unexpected: ${answersOf(wrong)}`,
    hasPassed: wrong.length === 0 && longest(seen) <= maxResponseTime,
  }
}

function judgeCharges(peer: StripePeer, schools: readonly Payer[], settled: readonly boolean[]): Finding {
  const subscriptions = [...peer.state.subscriptions.values()]
  const wrong = schools.filter(({ customer, tier }) => {
    const own = subscriptions.filter((one) => one.customer === customer)
    return own.length !== 1 || own[0]?.items.data[0]?.price.id !== peer.state.priceIds[tier]
  })
  const acknowledged = schools.reduce((sum, one) => sum + one.acknowledged, 0)
  return {
    what: 'Stripe back: each school has one subscription, on the acknowledged plan',
    tried: `${schools.length} schools, ${formatCount(acknowledged)} acknowledged changes`,
    found: `${wrong.length} with another plan or another subscription, ${settled.filter((one) => !one).length} never answered`,
    hasPassed: acknowledged > 0 && wrong.length === 0 && settled.every(Boolean),
  }
}
