import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMailServer } from '#server/test/peers/mail-server.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { goodPassword as password } from '#server/test/world.ts'
import { mailSettingsOf, stripeSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { answersOf, formatCount } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil, measureCall, type CallResult } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((one) => `/usr/lib/${one}/faketime/libfaketime.so.1`)
const hour = 3600
/** Offsets of the server's clock in seconds. The database's clock is right. */
const jumps = [hour, 0, -hour, hour, -hour, 0]
const between = 6000

export async function clock(context: ProofContext): Promise<Finding[]> {
  const library = await findLibrary()
  if (!library)
    return [{ what: 'Clock moved', tried: 'not tried', found: 'no faketime is installed', hasPassed: false }]
  const file = join(context.folder, 'clock')
  const setClock = (offset: number) => writeFile(file, `${offset < 0 ? '' : '+'}${offset}`)
  await setClock(0)
  const { stack } = context
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_proof', secretKey: 'sk_test_of_the_proof' })
  stack.defer(peer.close)
  const mail = await openMailServer()
  stack.defer(mail.close)
  const faked = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const settings = { ...faked, ...stripeSettingsOf(peer), ...mailSettingsOf(mail), LOG_LEVEL: 'warn' }
  // Webhooks depend on the clock and are tested separately below.
  const scenario = await openScenario(context, { settings, peer, kinds: ['add', 'bulk', 'import', 'upload', 'chat'] })
  scenario.load.start()
  const probe = scenario.watch()
  const results: EventResult[] = []
  const mailed: (number | null)[] = []
  for (const offset of jumps) {
    await setClock(offset)
    await sleep(between)
    results.push({ offset, ...(await sendEvents(scenario, peer, offset)) })
    mailed.push(await secondsUntilMailed(scenario, mail))
    context.log(`clock at ${offset} s: ${answersOf(probe.seen)}`)
  }
  await probe.stop()
  const ledger = await judgeLedger('Clock moved', scenario.load)
  const { stderr } = await scenario.server().end('SIGTERM')
  return [judgeCalls(probe.seen), judgeEvents(results, stderr), judgeJobs(mailed), ledger]
}

const findLibrary = async () => {
  for (const library of libraries) {
    const isThere = await access(library).then(
      () => true,
      () => false,
    )
    if (isThere) return library
  }
  return null
}

interface EventResult {
  offset: number
  /** The responses to an event signed by the right clock, and by the server's own. */
  right: number
  own: number
}

async function sendEvents(
  { address }: Scenario,
  peer: StripePeer,
  offset: number,
): Promise<Omit<EventResult, 'offset'>> {
  const [known = ''] = peer.state.subscriptions.keys()
  const send = async (seconds: number) => {
    const event = peer.addLateEvent('customer.subscription.updated', known)
    const { body, signature } = peer.webhooks.sign(event, { seconds: Math.floor(Date.now() / 1000) + seconds })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(`${address}/api/billing/webhook`, { method: 'POST', headers, body })).status
  }
  return { right: await send(0), own: await send(offset) }
}

// Mails are jobs, which are scheduled by the database's clock.
async function secondsUntilMailed(
  { address }: Scenario,
  { recipients }: { recipients: readonly string[] },
): Promise<number | null> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = () => ({ email, password, school_name: 'Escuela Luna' })
  await measureCall('sign-up', callAs(address, '', 'POST', '/api/auth/signup', body))
  return secondsUntil(async () => recipients.includes(email), 15_000)
}

function judgeCalls(seen: readonly CallResult[]): Finding {
  return {
    what: 'Clock moved by an hour, forwards and back, under load: no session ends, no account is locked',
    tried: `${jumps.length} jumps, ${formatCount(seen.length)} calls`,
    found: answersOf(seen),
    hasPassed: seen.every(({ status }) => status >= 200 && status < 300),
  }
}

function judgeEvents(results: readonly EventResult[], log: string): Finding {
  const isJudged = results.every(({ offset, right, own }) => own === 204 && right === (offset === 0 ? 204 : 400))
  const isLogged = /event.*(?:clock|seconds)/i.test(log)
  return {
    what: 'Clock moved: Stripe events are rejected while the clocks differ and accepted afterwards, and the log says why',
    tried: `${results.length * 2} events`,
    found: `${results.map(({ offset, right, own }) => `${offset / hour} h: ${right}, by its own clock ${own}`).join('; ')}; ${isLogged ? 'logged' : 'not logged'}`,
    hasPassed: isJudged && isLogged,
  }
}

const judgeJobs = (mailed: readonly (number | null)[]): Finding => ({
  what: 'Clock moved: jobs continue',
  tried: `${mailed.length} mails`,
  found: `sent after ${mailed.map((one) => (one === null ? 'never' : `${one.toFixed(1)} s`)).join(', ')}`,
  hasPassed: mailed.every((one) => one !== null),
})
