import { setTimeout as sleep } from 'node:timers/promises'
import type { Tier } from '#contract/plans.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { stripeSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Ground } from '../proof.ts'
import { openDoor } from './door.ts'
import { answersOf, counted, longest, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { openPayers, type Payer } from './payers.ts'
import { see, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'
import { goThrough, judgeSpeed, type Spell } from './spell.ts'

const spells: readonly Spell[] = [
  { name: 'down', passage: 'shut', seconds: 15 },
  { name: 'silent', passage: 'silent', seconds: 30 },
  { name: 'slow', passage: { delay: 4000 }, seconds: 30 },
  { name: 'cut', passage: { cutAfter: 1500 }, seconds: 15 },
]
const payers = 8
/** A turn at the provider is waited for 15 s, and one call of it takes 12 s at most, twice asked; an act has several. */
const longestAnswer = 60_000
const others: Record<Tier, Tier> = { starter: 'plus', plus: 'pro', pro: 'plus' }

/** Stripe is away, silent, slow, or cuts its answers off, while schools change their plans. */
export async function payments(ground: Ground): Promise<Finding[]> {
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_proof', secretKey: 'sk_test_of_the_proof' })
  ground.stack.defer(peer.close)
  const door = await openDoor(Number(new URL(peer.url).port))
  ground.stack.defer(door.close)
  const apiBase = `http://127.0.0.1:${door.port}`
  const settings = stripeSettingsOf({ ...peer, settings: { ...peer.settings, apiBase } })
  const scene = await openScene(ground, { settings, peer, kinds: ['add', 'webhook'], rest: 300 })
  const schools = await openPayers(scene, peer, payers)
  scene.load.start()
  const probe = scene.watch()
  const seen: Seen[] = []
  const reads = await goThrough(spells, door, probe, async ({ name, seconds: lasts }) => {
    const until = performance.now() + lasts * 1000
    const acts = await Promise.all(schools.map((school) => changeUntil(scene, school, until)))
    seen.push(...acts.flat())
    ground.say(`Stripe ${name}: ${answersOf(acts.flat())}`)
  })
  const settled = await Promise.all(schools.map((school) => settle(scene, school)))
  await probe.stop()
  return [
    judgeAnswers(seen),
    judgeCharges(peer, schools, settled),
    judgeSpeed('Stripe away, slow, cut', reads),
    await judgeLedger('Stripe away, slow, cut', scene.load),
  ]
}

// The same key until it is acknowledged, as a browser does that is told to try again.
async function changeUntil(scene: Scene, payer: Payer, until: number): Promise<Seen[]> {
  const seen: Seen[] = []
  while (performance.now() < until) {
    const one = await change(scene, payer)
    seen.push(one)
    await sleep(1000)
  }
  return seen
}

async function change({ address }: Scene, payer: Payer): Promise<Seen> {
  payer.wanted ??= { tier: others[payer.tier], key: crypto.randomUUID() }
  const { tier, key } = payer.wanted
  const call = callAs(address, payer.token, 'POST', '/api/billing/change', () => ({ tier }), { 'idempotency-key': key })
  const one = await see('change', call)
  if (one.status === 200) {
    payer.tier = tier
    payer.acknowledged += 1
    payer.wanted = null
  }
  return one
}

async function settle(scene: Scene, payer: Payer): Promise<boolean> {
  for (let tries = 0; payer.wanted && tries < 60; tries++) {
    await change(scene, payer)
    await sleep(1000)
  }
  return payer.wanted === null
}

function judgeAnswers(seen: readonly Seen[]): Finding {
  const wrong = seen.filter(({ status }) => ![200, 502, 503].includes(status))
  return {
    what: 'Stripe down, silent, slow, cut: every act is done, or refused with 502 or 503',
    tried: `${counted(seen.length)} acts in ${spells.length} spells`,
    found: `${answersOf(seen)}; the longest took ${seconds(longest(seen))}; not so: ${answersOf(wrong)}`,
    isRight: wrong.length === 0 && longest(seen) <= longestAnswer,
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
    what: 'Stripe back: one subscription a school, at Stripe on the plan that was acknowledged',
    tried: `${schools.length} schools, ${counted(acknowledged)} acknowledged changes`,
    found: `${wrong.length} with another plan or another subscription, ${settled.filter((one) => !one).length} never answered`,
    isRight: acknowledged > 0 && wrong.length === 0 && settled.every(Boolean),
  }
}
