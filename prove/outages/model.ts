import { setTimeout as sleep } from 'node:timers/promises'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { modelSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Ground } from '../proof.ts'
import { openChats } from './chats.ts'
import { openDoor } from './door.ts'
import { counted, seconds } from './figures.ts'
import { judgeLedger } from './ledger.ts'
import { secondsUntil } from './probe.ts'
import { openScene } from './scene.ts'
import { goThrough, judgeSpeed, type Spell } from './spell.ts'

const spells: readonly Spell[] = [
  { name: 'down', passage: 'shut', seconds: 15 },
  { name: 'silent', passage: 'silent', seconds: 20 },
  { name: 'slow', passage: { delay: 3000 }, seconds: 20 },
  { name: 'cut in the middle of an answer', passage: { cutAfter: 1800 }, seconds: 20 },
]
/** The rest of the breaker, and the longest that an answer may take. */
const patience = 60_000
/** An answer may take 60 s; a first word 15 s. */
const longestAnswer = 62_000
const longestFirst = 16_500

/** The language model is away, slow, or breaks off in the middle of an answer, while students write. */
export async function model(ground: Ground): Promise<Finding[]> {
  const peer = await openModelPeer()
  ground.stack.defer(peer.close)
  peer.usually(() => ({ does: 'answers', text: 'Muy bien, me alegra oírlo. ¿Y qué más hiciste ayer?', delay: 30 }))
  const door = await openDoor(Number(new URL(peer.settings.baseUrl).port))
  ground.stack.defer(door.close)
  const baseUrl = `http://127.0.0.1:${door.port}/v1`
  const scene = await openScene(ground, {
    settings: modelSettingsOf({ ...peer, settings: { ...peer.settings, baseUrl } }),
    kinds: ['chat', 'add'],
    rest: 300,
  })
  scene.load.start()
  const chats = await openChats(scene)
  const probe = scene.watch()
  const reads = await goThrough(spells, door, probe, async () => {})
  const before = chats.heard.length
  const back = await secondsUntil(async () => chats.heard.slice(before).some(({ end }) => end === 'done'), patience)
  await sleep(2000)
  await Promise.all([probe.stop(), chats.stop()])
  const ends = new Map<string, number>()
  for (const { end } of chats.heard) ends.set(end, (ends.get(end) ?? 0) + 1)
  const longest = Math.max(...chats.heard.map(({ ms }) => ms))
  const first = Math.max(...chats.heard.map(({ toFirst }) => toFirst ?? 0))
  const untilFailed = Math.max(...chats.heard.filter(({ toFirst }) => toFirst === null).map(({ ms }) => ms))
  return [
    {
      what: 'Model down, silent, slow, cut: every student has an answer, or is told within the time limits',
      tried: `${counted(chats.heard.length)} messages in ${spells.length} spells`,
      found: `${[...ends].map(([end, count]) => `${end} × ${count}`).join(', ')}; first word within ${seconds(first)}, told of a failure before it within ${seconds(untilFailed)}, the longest took ${seconds(longest)}`,
      isRight:
        longest <= longestAnswer &&
        first <= longestFirst &&
        untilFailed <= longestFirst + 1000 &&
        [...ends.keys()].every((end) => ['done', 'provider_failed', 'unavailable', 'busy'].includes(end)),
    },
    {
      what: 'Model back: students are answered again by themselves',
      tried: 'once',
      found: back === null ? 'never' : `after ${back.toFixed(1)} s`,
      isRight: back !== null && back <= 35,
    },
    judgeSpeed('Model away, slow, cut', reads),
    await judgeLedger('Model away, slow, cut', scene.load),
  ]
}
