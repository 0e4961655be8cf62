import { setTimeout as pause } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { apiAt, createStats, openSchool, type CallStats, withRetries, describeFailures } from './callers.ts'
import type { Pair } from './pair.ts'
import { keepTalking, openConversation, type ConversationStats } from './conversations.ts'

export interface WorkResult {
  stats: CallStats
  added: number
  /** Acknowledged classes that don't exist exactly once. */
  lost: number
  failed: unknown[]
  /** Milliseconds, including retries. */
  longest: number
}

export async function workUntil(
  address: string,
  callers: number,
  during: () => Promise<void>,
  tries = 3,
): Promise<WorkResult> {
  const { api, token } = await openSchool(address)
  const stats = createStats()
  const calls = apiAt(address, token, stats)
  const acknowledged: string[] = []
  const failed: unknown[] = []
  const over = new AbortController()
  let longest = 0
  const worker = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      await addOne(calls, tries).then(
        (id) => acknowledged.push(id),
        (error: unknown) => failed.push(error),
      )
      longest = Math.max(longest, performance.now() - startedAt)
      await pause(20)
    }
  }
  const work = Array.from({ length: callers }, worker)
  await during().finally(() => over.abort())
  await Promise.all(work)
  const { items } = await api.classes.list()
  const there = new Set(items.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !there.has(id)).length + acknowledged.length - new Set(acknowledged).size
  // Names are unique, so a second write of a call would fail.
  return { stats, added: acknowledged.length, lost, failed, longest }
}

async function addOne(calls: ReturnType<typeof apiAt>, tries: number): Promise<string> {
  const idempotencyKey = crypto.randomUUID()
  const body = { name: `Curso ${idempotencyKey}` }
  const { id } = await withRetries(() => calls.classes.add({ body }, { idempotencyKey }), tries)
  await withRetries(() => calls.students.list(), tries)
  return id
}

export async function proveRolling(pair: Pair, address: string, rounds: number): Promise<Finding[]> {
  const codes: (number | null)[] = []
  const students = [await openConversation(address), await openConversation(address), await openConversation(address)]
  const stats: ConversationStats = { answers: 0, repeats: 0, lost: 0 }
  const work = await workUntil(address, 6, async () => {
    let isOver = false
    const talks = students.map((student) => keepTalking(student, () => isOver, stats))
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
      what: 'Calls during a rolling restart behind nginx',
      tried: `${codes.length} processes replaced, ${work.stats.calls} calls, ${work.added} classes added`,
      found: `${work.failed.length} failed after retries, ${work.lost} lost or twice; temporary failures: ${describeFailures(work.stats)}; slowest call ${(work.longest / 1000).toFixed(1)} s; exit codes ${[...new Set(codes)].join(', ')}`,
      hasPassed: work.failed.length === 0 && work.lost === 0 && codes.every((code) => code === 0),
    },
    {
      what: 'Streamed replies during a rolling restart',
      tried: `${stats.answers} replies of a few seconds each`,
      found: `${stats.repeats} were retried, ${stats.lost} messages without exactly one reply`,
      hasPassed: stats.lost === 0 && stats.answers > 0,
    },
  ]
}
