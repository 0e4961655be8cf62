import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { delta, ending, usageOf, wordsOf } from '#server/test/peers/model/behaviours.ts'
import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import { openSchoolOfTalks, type Talk } from '../conversation/talks.ts'
import { type Figure, milliseconds, percentile } from '../figures.ts'
import { startServer } from '../programs.ts'

const students = 50
/** Of each school: a new one may use few tokens of a model. */
const ofSchool = 10
const rounds = 6
/** Milliseconds until the model says its first word. */
const delay = 300
/** Milliseconds over which the students of a class send theirs. */
const spread = 10_000

/** The time from a student's message to the first word of the answer, where 50 of them practise at once. */
export async function measureFirstWord(): Promise<Figure[]> {
  const peer = await openModelPeer()
  peer.setDefault(() => ({ does: 'serves', how: answer }))
  try {
    const { baseUrl, apiKey = '', model } = peer.settings
    const settings = { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model }
    return [...(await figuresOf('guided', {})), ...(await figuresOf(`a model that begins after ${delay} ms`, settings))]
  } finally {
    await peer.close()
  }
}

const usage = { prompt_tokens: 80, completion_tokens: 20 }

/** Begins after its delay and then is quick; a tutor's call finds nothing. */
async function answer(asked: Readonly<Record<string, unknown>>, response: ServerResponse): Promise<void> {
  await sleep(delay)
  const text = asked.response_format ? '{"findings":[]}' : 'Muy bien. ¿Y qué más?'
  if (asked.stream !== true) return void response.writeHead(200, json).end(whole(text))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of wordsOf(text)) response.write(delta(word))
  response.end(ending(usage))
}

const json = { 'content-type': 'application/json' }
const whole = (content: string) =>
  JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: usageOf(usage),
  })

async function figuresOf(who: string, settings: Readonly<Record<string, string>>): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-bench-word-'))
  const server = await startServer({ PORT: '0', DATA_DIR: folder, LIMIT_FACTOR: '100000', ...settings })
  try {
    const talks: Talk[] = []
    while (talks.length < students) talks.push(...(await openSchoolOfTalks(server.address, ofSchool)))
    await sayAll(talks, 'Un café, por favor', 0)
    const once: number[] = []
    const apart: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      once.push(...(await sayAll(talks, `Un café con leche y un bocadillo, por favor ${round}`, 0)))
      apart.push(...(await sayAll(talks, `No, gracias, nada más ${round}`, spread)))
    }
    const what = `first word of ${students} students, ${who}`
    return [...linesOf(`${what}, all in the same moment`, once), ...linesOf(`${what}, within ten seconds`, apart)]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
  }
}

const linesOf = (what: string, times: readonly number[]): Figure[] => [
  { what: `${what}, p50`, ours: milliseconds(percentile(times, 0.5)) },
  { what: '— p95', ours: milliseconds(percentile(times, 0.95)) },
]

const sayAll = (talks: readonly Talk[], text: string, over: number): Promise<number[]> =>
  Promise.all(
    talks.map(async ({ api, id }, place) => {
      if (over > 0) await sleep((over * place) / talks.length)
      const sent = performance.now()
      let first = Number.NaN
      const events = await api.practice.say({ params: { id }, body: { text } }, { idempotencyKey: randomUUID() })
      for await (const { event, data } of events) {
        if (event === 'failed') throw new Error(`A message was not answered: ${data.code}`)
        if (event === 'delta' && data.text !== '' && Number.isNaN(first)) first = performance.now() - sent
      }
      return first
    }),
  )
