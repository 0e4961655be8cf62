import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { apiAt, createTally, openSchool, type Tally, withRepeats, wordsOf } from './callers.ts'
import type { Pair } from './pair.ts'
import { converse, openTalk, type Talked } from './talks.ts'

/** Calls that were made while something happened, and what became of them. */
export interface Worked {
  tally: Tally
  added: number
  /** Classes that were acknowledged and are not there exactly once. */
  lost: number
  failed: unknown[]
  /** The longest that a caller waited for its answer, repeats included, in milliseconds. */
  longest: number
}

/** Adds classes, which no plan limits, and lists students through an address, as several callers do, until told to stop; then looks for each of them. */
export async function workUntil(
  address: string,
  callers: number,
  happening: () => Promise<void>,
  tries = 3,
): Promise<Worked> {
  const { api, token } = await openSchool(address)
  const tally = createTally()
  const calls = apiAt(address, token, tally)
  const acknowledged: string[] = []
  const failed: unknown[] = []
  const over = new AbortController()
  let longest = 0
  const worker = async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await addOne(calls, tries).then(
        (id) => acknowledged.push(id),
        (error: unknown) => failed.push(error),
      )
      longest = Math.max(longest, performance.now() - begun)
      await pause(20)
    }
  }
  const work = Array.from({ length: callers }, worker)
  await happening().finally(() => over.abort())
  await Promise.all(work)
  const { items } = await api.classes.list()
  const there = new Set(items.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !there.has(id)).length + acknowledged.length - new Set(acknowledged).size
  // Names are unique, so that a second write of one call would have been refused.
  return { tally, added: acknowledged.length, lost, failed, longest }
}

async function addOne(calls: ReturnType<typeof apiAt>, tries: number): Promise<string> {
  const idempotencyKey = crypto.randomUUID()
  const body = { name: `Curso ${idempotencyKey}` }
  const { id } = await withRepeats(() => calls.classes.add({ body }, { idempotencyKey }), tries)
  await withRepeats(() => calls.students.list(), tries)
  return id
}

/** Every process is ended and followed by another, under load, while students talk; nobody who repeats as the web does sees it. */
export async function proveRolling(pair: Pair, address: string, rounds: number): Promise<Finding[]> {
  const codes: (number | null)[] = []
  const talkers = [await openTalk(address), await openTalk(address), await openTalk(address)]
  const talked: Talked = { answers: 0, repeats: 0, lost: 0 }
  const work = await workUntil(address, 6, async () => {
    let isOver = false
    const talks = talkers.map((talker) => converse(talker, () => isOver, talked))
    for (let round = 0; round < rounds; round += 1)
      for (const place of [0, 1]) {
        codes.push(await pair.replace(place))
        await pause(1000)
      }
    isOver = true
    await Promise.all(talks)
  })
  return [
    {
      what: 'Calls through a rolling restart behind nginx',
      tried: `${codes.length} processes replaced, ${work.tally.calls} calls, ${work.added} classes added`,
      found: `${work.failed.length} failed after repeats, ${work.lost} lost or twice; troubles on the way: ${wordsOf(work.tally)}; the longest call took ${(work.longest / 1000).toFixed(1)} s; all ended with ${[...new Set(codes)].join(', ')}`,
      isRight: work.failed.length === 0 && work.lost === 0 && codes.every((code) => code === 0),
    },
    {
      what: 'Answers of a language model through a rolling restart',
      tried: `${talked.answers} answers word by word, a few seconds each`,
      found: `${talked.repeats} were asked for again, ${talked.lost} messages without exactly one answer`,
      isRight: talked.lost === 0 && talked.answers > 0,
    },
  ]
}
