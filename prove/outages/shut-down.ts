import { setTimeout as sleep } from 'node:timers/promises'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { modelSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Ground } from '../proof.ts'
import { answersOf, counted, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { type Heard, openChats } from './chats.ts'
import { openProbe, type Seen } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'

/** What is in flight has 20 s to come to its end, and the rest 5 s to close. */
const longestDrain = 20_000
const longestEnd = longestDrain + 5_000
const usualAnswer = 'Muy bien, me alegra mucho oírlo. ¿Y qué más hiciste ayer por la tarde?'
/** One answer that takes longer than a server may take to end. */
const longAnswer = { does: 'answers', text: 'una palabra y '.repeat(30), delay: 500 } as const

interface Ended {
  code: number | null
  ms: number
  /** When the signal was sent. */
  asked: number
  readiness: Seen[]
}

/** The server is asked to end while it works, and started again. */
export async function shutDown(ground: Ground): Promise<Finding[]> {
  const rounds = Number(ground.options.get('rounds') ?? 10)
  const peer = await openModelPeer()
  ground.stack.defer(peer.close)
  peer.usually(() => ({ does: 'answers', text: usualAnswer, delay: 100 }))
  const scene = await openScene(ground, { settings: modelSettingsOf(peer) })
  scene.load.start()
  const chats = await openChats(scene)
  const ends: Ended[] = []
  for (let round = 0; round < rounds; round++) {
    await sleep(2000 + 300 * (round % 5))
    if (round % 5 === 4) peer.next(longAnswer)
    await sleep(round % 5 === 4 ? 1000 : 0)
    ends.push(await end(scene))
    await scene.start()
    ground.say(`stopped ${round + 1} times: ${seconds(ends.at(-1)?.ms ?? 0)}`)
  }
  await sleep(2000)
  await chats.stop()
  return [...judge(ends, chats.heard), await judgeLedger('Asked to end', scene.load)]
}

async function end(scene: Scene): Promise<Ended> {
  const asked = performance.now()
  const ending = scene.server().end('SIGTERM')
  // The signal is on its way for a moment.
  await sleep(100)
  const ready = openProbe({ readyz: callAs(scene.address, '', 'GET', '/readyz') }, 100)
  const { code } = await ending
  const ms = performance.now() - asked
  await ready.stop()
  return { code, ms, asked, readiness: [...ready.seen] }
}

function judge(ends: readonly Ended[], heard: readonly Heard[]): Finding[] {
  // An answer whose first word had come was surely in hand; one that takes longer than the server has is cut, and asked for again.
  const inFlight = ends.flatMap(({ asked }) =>
    heard
      .filter(({ at, toFirst, ms }) => toFirst !== null && at + toFirst < asked && at + ms > asked)
      .map(({ at, ms, end: how }) => ({ isWhole: how === 'done', isLate: at + ms - asked > longestDrain - 1000 })),
  )
  const whole = inFlight.filter(({ isWhole }) => isWhole)
  const late = inFlight.filter(({ isWhole, isLate }) => isLate && !isWhole)
  const readiness = ends.flatMap((one) => one.readiness)
  const slowest = Math.max(...ends.map(({ ms }) => ms))
  const codes = [...new Set(ends.map(({ code }) => code))].join(', ')
  return [
    {
      what: 'Asked to end under load: exit 0 within 25 s',
      tried: `${ends.length} times`,
      found: `exit ${codes}; the longest took ${seconds(slowest)}`,
      isRight: codes === '0' && slowest <= longestEnd,
    },
    {
      what: 'Asked to end: answers that have begun are told to their end',
      tried: `${counted(inFlight.length)} answers in flight`,
      found: `${counted(whole.length)} whole, ${counted(late.length)} cut after 20 s`,
      isRight: whole.length > 0 && whole.length + late.length === inFlight.length,
    },
    {
      what: 'Asked to end: not ready at once',
      tried: `${counted(readiness.length)} times asked`,
      found: answersOf(readiness),
      isRight: readiness.every(({ status }) => status === 503 || status === 0),
    },
  ]
}
