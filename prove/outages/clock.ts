import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openMailServer } from '#server/test/peers/mail-server.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { goodPassword as password } from '#server/test/world.ts'
import { mailSettingsOf, stripeSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Ground } from '../proof.ts'
import { answersOf, counted } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil, see, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'

/** Where Debian's `faketime` has its library. */
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((one) => `/usr/lib/${one}/faketime/libfaketime.so.1`)
const hour = 3600
/** Seconds that the clock is wrong by, one after another; the database's is right all the time. */
const jumps = [hour, 0, -hour, hour, -hour, 0]
const between = 6000

/** The clock of the server is set an hour ahead and behind, while it works. */
export async function clock(ground: Ground): Promise<Finding[]> {
  const library = await findLibrary()
  if (!library) return [{ what: 'Clock moved', tried: 'not tried', found: 'no faketime is installed', isRight: false }]
  const file = join(ground.folder, 'clock')
  const setClock = (offset: number) => writeFile(file, `${offset < 0 ? '' : '+'}${offset}`)
  await setClock(0)
  const { stack } = ground
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
  // Events are judged by the clock, and have a part of their own below.
  const scene = await openScene(ground, { settings, peer, kinds: ['add', 'bulk', 'import', 'upload', 'chat'] })
  scene.load.start()
  const probe = scene.watch()
  const told: Told[] = []
  const mailed: (number | null)[] = []
  for (const offset of jumps) {
    await setClock(offset)
    await sleep(between)
    told.push({ offset, ...(await tellAt(scene, peer, offset)) })
    mailed.push(await secondsUntilMailed(scene, mail))
    ground.say(`clock at ${offset} s: ${answersOf(probe.seen)}`)
  }
  await probe.stop()
  const ledger = await judgeLedger('Clock moved', scene.load)
  const { stderr } = await scene.server().end('SIGTERM')
  return [judgeCalls(probe.seen), judgeEvents(told, stderr), judgeJobs(mailed), ledger]
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

interface Told {
  offset: number
  /** The answers to an event that was signed now by the right clock, and by the server's. */
  right: number
  own: number
}

async function tellAt({ address }: Scene, peer: StripePeer, offset: number): Promise<Omit<Told, 'offset'>> {
  const [known = ''] = peer.state.subscriptions.keys()
  const tell = async (seconds: number) => {
    const event = peer.addLateEvent('customer.subscription.updated', known)
    const { body, signature } = peer.webhooks.sign(event, { seconds: Math.floor(Date.now() / 1000) + seconds })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(`${address}/api/billing/webhook`, { method: 'POST', headers, body })).status
  }
  return { right: await tell(0), own: await tell(offset) }
}

// A mail is a job: it goes out by the database's clock.
async function secondsUntilMailed(
  { address }: Scene,
  { recipients }: { recipients: readonly string[] },
): Promise<number | null> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = () => ({ email, password, school_name: 'Escuela Luna' })
  await see('sign-up', callAs(address, '', 'POST', '/api/auth/signup', body))
  return secondsUntil(async () => recipients.includes(email), 15_000)
}

function judgeCalls(seen: readonly Seen[]): Finding {
  return {
    what: 'Clock moved by an hour, ahead and behind, at work: no session ends, nobody is locked out',
    tried: `${jumps.length} jumps, ${counted(seen.length)} calls`,
    found: answersOf(seen),
    isRight: seen.every(({ status }) => status >= 200 && status < 300),
  }
}

function judgeEvents(told: readonly Told[], log: string): Finding {
  const isJudged = told.every(({ offset, right, own }) => own === 204 && right === (offset === 0 ? 204 : 400))
  const isSaid = /event.*(?:clock|seconds)/i.test(log)
  return {
    what: 'Clock moved: an event of Stripe is refused while the clocks differ, taken afterwards, and the log says why',
    tried: `${told.length * 2} events`,
    found: `${told.map(({ offset, right, own }) => `${offset / hour} h: ${right}, by its own clock ${own}`).join('; ')}; ${isSaid ? 'said in the log' : 'not said in the log'}`,
    isRight: isJudged && isSaid,
  }
}

const judgeJobs = (mailed: readonly (number | null)[]): Finding => ({
  what: 'Clock moved: jobs go on',
  tried: `${mailed.length} mails`,
  found: `sent after ${mailed.map((one) => (one === null ? 'never' : `${one.toFixed(1)} s`)).join(', ')}`,
  isRight: mailed.every((one) => one !== null),
})
