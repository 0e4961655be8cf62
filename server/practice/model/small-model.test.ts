import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Level } from '#contract/values/languages.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { createModelPartner } from '#server/practice/model/partner.model.ts'
import type { Utterance } from '#server/services/partner.ts'
import {
  collectReply,
  makeScript,
  makeTurn,
  type ModelWorld,
  openModelWorld,
} from '#server/test/peers/model/model-world.ts'
import { good, habits } from '#server/test/peers/model/small-model.ts'

let world: ModelWorld
beforeAll(async () => {
  world = await openModelWorld()
})
afterAll(() => world.close())

const never = new AbortController().signal
const turnAt = (level: Level | null, said: string | readonly Utterance[] = 'Hola') =>
  makeTurn(said, { school_id: world.school_id, script: makeScript({ level }) })
const next = (...texts: readonly string[]) =>
  world.peer.next(...texts.map((text) => ({ does: 'answers', text }) as const))

/** What is shown, in how many pieces, and how often the model was asked for it. */
async function answerTo(turn = turnAt('A2')) {
  const before = world.peer.requests.length
  const { text, pieces, failure } = await collectReply(world.openPartner().answer(turn, never))
  expect(failure).toBeUndefined()
  return { text, pieces: pieces.length, asked: world.peer.requests.length - before }
}
const guided = async () => (await collectReply(guidedPartner.answer(turnAt('A2'), never))).text
const lastAsked = () => world.peer.requests.at(-1)?.body.messages[0]?.content ?? ''

describe('a model that drifts in level', () => {
  test.for(['A1', 'A2'] as const)('is asked once more at %s, before anything is shown', async (level) => {
    next(habits.drifts, good)
    expect(await answerTo(turnAt(level))).toMatchObject({ text: good, asked: 2 })
    expect(lastAsked()).toContain(`Your last answer was too hard for level ${level}. Use shorter sentences.`)
    expect(world.logged.at(-1)).toMatchObject({ level, longest: 17, msg: expect.stringContaining('above the level') })
    expect(JSON.stringify(world.logged)).not.toMatch(/exquisiteces|bienvenida|Hola/)
  })

  test('and no more than that: the easier of two is shown', async () => {
    const easier = 'Le recomiendo encarecidamente nuestras exquisiteces artesanales gastronómicas. ¿Qué desea?'
    next(habits.drifts, easier)
    expect(await answerTo()).toMatchObject({ text: easier, asked: 2 })
    next(easier, habits.drifts)
    expect(await answerTo()).toMatchObject({ text: easier, asked: 2 })
  })

  test('keeps its first answer where the second fails', async () => {
    next(habits.drifts)
    world.peer.next({ does: 'refuses', status: 429, retryAfter: '60' })
    expect(await answerTo()).toMatchObject({ text: habits.drifts, asked: 2 })
  })

  test('streams at B1, and is told with the next message', async () => {
    const long = `${'y '.repeat(30)}adiós.`
    next(long)
    const shown = await answerTo(turnAt('B1'))
    expect(shown).toMatchObject({ text: long, asked: 1 })
    expect(shown.pieces).toBeGreaterThan(3)
    await answerTo(
      turnAt('B1', [
        { from: 'student', text: 'Hola' },
        { from: 'partner', text: long },
        { from: 'student', text: '¿Qué?' },
      ]),
    )
    expect(lastAsked()).toContain('too hard for level B1')
  })

  test.for(['B2', 'C1', 'C2', null] as const)('may at %s', async (level) => {
    next(habits.drifts)
    expect(await answerTo(turnAt(level))).toMatchObject({ text: habits.drifts, asked: 1 })
  })
})

test.for(['A2', 'B1', 'C1'] as const)('of two questions the first is shown at %s', async (level) => {
  next(habits.asksTwice)
  expect(await answerTo(turnAt(level))).toMatchObject({ text: 'Muy bien. ¿Quiere un café?', asked: 1 })
})

test('an answer that is cut off ends with a sentence', async () => {
  world.peer.next({ does: 'sends', pieces: ['Muy bien.', ' Tenemos café', ' y'], finish: 'length' })
  expect((await answerTo()).text).toBe('Muy bien.')
})

test('an answer in another language is asked for once more; twice, and the guided partner answers', async () => {
  next(habits.changesLanguage, good)
  expect(await answerTo()).toMatchObject({ text: good, asked: 2 })
  next(habits.changesLanguage, habits.changesLanguage)
  expect(await answerTo()).toMatchObject({ text: await guided(), asked: 2 })
})

test.for([habits.leavesRole, habits.refuses, habits.refusesInSpanish, ''])(
  'whoever refuses or leaves the role is not shown, at any level: “%s”',
  async (text) => {
    for (const level of ['A2', 'B1', 'C2'] as const) {
      next(text)
      expect(await answerTo(turnAt(level))).toMatchObject({ text: await guided(), asked: 1 })
    }
  },
)

test.for([
  'Lo siento, no hay leche. ¿Está bien?',
  'Sorry, no entiendo. ¿Qué quiere?',
  'I can help you with that bill, sir.',
  'No puedo esperar a verlo. ¿Y usted?',
])('a partner that is sorry is no refusal: “%s”', async (text) => {
  next(text)
  expect(await answerTo(turnAt('C1'))).toMatchObject({ text, asked: 1 })
})

test('refusals close the way to no conversation, and are counted', async () => {
  const metrics = createMetrics()
  const log = pino({ level: 'silent' })
  const partner = createModelPartner(world.peer.settings, { db: world.db, log, metrics, dialect: { thoughts: 'none' } })
  const say = () => collectReply(partner.answer(turnAt('B1'), never))
  for (let time = 0; time < 8; time++) {
    next(habits.refuses)
    expect((await say()).text).toBe(await guided())
  }
  next(good)
  expect((await say()).text).toBe(good)
  expect(await metrics.text()).toContain('tertulia_upstream_calls_total{upstream="model",outcome="refused"} 8')
})
