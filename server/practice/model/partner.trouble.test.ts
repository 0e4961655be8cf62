import { type AddressInfo, createServer } from 'node:net'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { createModelPartner } from '#server/practice/model/partner.model.ts'
import type { Behaviour } from '#server/test/peers/model/behaviours.ts'
import { collectReply, type ModelWorld, makeTurn, openModelWorld } from '#server/test/peers/model/model-world.ts'
import { skipSleeps } from '#server/test/sleeps.ts'
import { defaultTimeouts } from '#server/upstream/timeouts.ts'

let world: ModelWorld
beforeAll(async () => {
  world = await openModelWorld()
})
afterAll(() => world.close())

const failed = { code: 'provider_failed', details: {} }
const never = new AbortController().signal
/** How many requests an act takes. */
const countAsked = async (work: () => Promise<unknown>) => {
  const before = world.peer.requests.length
  await work()
  return world.peer.requests.length - before
}

describe('a model that makes no sense has failed, and nothing else has', () => {
  const nonsense: [string, Behaviour][] = [
    ['a page of somebody else', { does: 'shows_page' }],
    ['broken JSON', { does: 'garbles', text: 'Pues' }],
    ['an answer that breaks off in good order', { does: 'sends', pieces: ['Pues'], finish: null }],
    ['a key that is none', { does: 'refuses', status: 401 }],
    ['a model that is not there', { does: 'refuses', status: 404 }],
    ['an unknown status', { does: 'refuses', status: 599, retryAfter: '60' }],
  ]
  test.for(nonsense)('%s', async ([, behaviour]) => {
    world.peer.next(behaviour)
    expect((await world.say()).failure).toEqual(failed)
    expect((await world.say()).failure).toBeUndefined()
  })
})

describe('what a model refuses or leaves empty, the guided partner answers', () => {
  const unanswered: [string, Behaviour][] = [
    ['an empty answer', { does: 'sends', pieces: [] }],
    ['an answer of white space and markup', { does: 'sends', pieces: [' ', '\n', '```'] }],
    ['an answer of an address', { does: 'sends', pieces: ['https://evil.example/a'] }],
    ['an answer that is all thought', { does: 'sends', pieces: ['<think>The student', ' greets me.</think>'] }],
    ['an answer that its filter stopped', { does: 'sends', pieces: [], finish: 'content_filter' }],
    ['a refused message', { does: 'refuses', status: 400 }],
  ]
  test.for(unanswered)('%s', async ([, behaviour]) => {
    const turn = makeTurn('Hola', { school_id: world.school_id })
    world.peer.next(behaviour)
    const { text, failure } = await collectReply(world.openPartner().answer(turn, never))
    expect(failure).toBeUndefined()
    expect(text).toBe((await collectReply(guidedPartner.answer(turn, never))).text)
  })

  test('however often: neither its school nor another is kept from the model', async () => {
    const partner = world.openPartner()
    const say = (school_id: string) => collectReply(partner.answer(makeTurn('Hola', { school_id }), never))
    for (const [, behaviour] of [...unanswered, ...unanswered]) {
      world.peer.next(behaviour)
      expect((await say(world.school_id)).failure).toBeUndefined()
    }
    for (const school_id of [world.school_id, await world.newSchool()])
      expect((await say(school_id)).text).toBe('Muy bien. ¿Y tú?')
  })
})

test('a school whose model fails keeps no other school from it', async () => {
  const partner = world.openPartner()
  const say = (school_id: string) => collectReply(partner.answer(makeTurn('Hola', { school_id }), never))
  world.peer.next(...Array.from({ length: 5 }, (): Behaviour => ({ does: 'refuses', status: 429, retryAfter: '60' })))
  for (let time = 0; time < 5; time++) expect((await say(world.school_id)).failure).toEqual(failed)
  expect((await say(world.school_id)).failure).toMatchObject({ code: 'unavailable' })
  expect((await say(await world.newSchool())).text).toBe('Muy bien. ¿Y tú?')
})

test('a connection that is cut in the middle of a word ends what was said with a failure, and is not asked again', async () => {
  world.peer.next({ does: 'dies', text: 'Pues yo creo' })
  const asked = await countAsked(async () => {
    const { text, failure } = await world.say()
    expect('Pues yo creo'.startsWith(text)).toBe(true)
    expect(text).not.toBe('')
    expect(failure).toEqual(failed)
  })
  expect(asked).toBe(1)
})

describe('a model that fails before its first word is asked once more', () => {
  const failures: [string, Behaviour][] = [
    ['too many requests', { does: 'refuses', status: 429, retryAfter: '0' }],
    ['its own trouble', { does: 'refuses', status: 500 }],
    ['not there', { does: 'hangs_up' }],
  ]
  test.for(failures)('%s', async ([, behaviour]) => {
    world.peer.next(behaviour)
    const asked = await countAsked(async () => {
      expect(await world.say()).toMatchObject({ text: 'Muy bien. ¿Y tú?', failure: undefined })
    })
    expect(asked).toBe(2)
  })

  test('and no more than that', async () => {
    world.peer.next({ does: 'refuses', status: 503 }, { does: 'refuses', status: 503 })
    const asked = await countAsked(async () => expect((await world.say()).failure).toEqual(failed))
    expect(asked).toBe(2)
  })

  test('unless it asks for a longer wait than a student has', async () => {
    world.peer.next({ does: 'refuses', status: 429, retryAfter: '4' })
    const asked = await countAsked(async () => expect((await world.say()).failure).toEqual(failed))
    expect(asked).toBe(1)
  })

  test('after the wait that it asks for', async () => {
    world.peer.next({ does: 'refuses', status: 429, retryAfter: '1' })
    const slept = skipSleeps()
    expect((await world.say()).failure).toBeUndefined()
    expect(slept).toEqual([1_000])
  })
})

describe('a model that keeps a student waiting is given up', () => {
  test('before its first word', async () => {
    world.peer.next({ does: 'waits' })
    expect((await world.say('Hola', { firstWord: 300 })).failure).toEqual(failed)
    await expect.poll(() => world.peer.requests.at(-1)?.hasHungUp).toBe(true)
  })

  test('before it has even begun to answer', async () => {
    world.peer.next({ does: 'hesitates', milliseconds: 2_000, text: 'Hola.' })
    expect((await world.say('Hola', { firstWord: 300 })).failure).toEqual(failed)
    world.peer.next({ does: 'hesitates', milliseconds: 100, text: 'Hola.' })
    expect((await world.say('Hola', { firstWord: 10_000 })).text).toBe('Hola.')
  })

  test('between two words', async () => {
    world.peer.next({ does: 'stalls', text: 'Pues yo creo' })
    expect(await world.say('Hola', { gap: 700 })).toMatchObject({
      text: expect.stringMatching(/^Pues yo/),
      failure: failed,
    })
  })

  test('when the whole takes too long', async () => {
    world.peer.next({ does: 'babbles' })
    expect(await world.say('Hola', { whole: 1_500 })).toMatchObject({
      text: expect.stringMatching(/^bla/),
      failure: failed,
    })
  })

  test('when the connection is not accepted', async () => {
    // Takes the connection and never says the word of TLS.
    const deaf = createServer()
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    const baseUrl = `https://127.0.0.1:${(deaf.address() as AddressInfo).port}/v1`
    const patience = { ...defaultTimeouts, connect: 100, firstWord: 60_000 }
    const settings = { baseUrl, apiKey: undefined, model: 'peer' }
    const partner = createModelPartner(settings, {
      db: world.db,
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      patience,
    })
    expect(
      (await collectReply(partner.answer(makeTurn('Hola', { school_id: world.school_id }), never))).failure,
    ).toEqual(failed)
    deaf.close()
  })
})

test('a student who is slow to read is not taken for a slow model', async () => {
  world.peer.next({ does: 'answers', text: 'Uno dos tres cuatro.', delay: 5 })
  const turn = makeTurn('Hola', { school_id: world.school_id })
  const pieces: string[] = []
  for await (const piece of world.openPartner({ gap: 600 }).answer(turn, never)) {
    if (pieces.push(piece) === 1) await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  expect(pieces.join('')).toBe('Uno dos tres cuatro.')
})

test('after five failures a school is told at once, until the model has had its rest', async () => {
  let now = 1_000_000
  const partner = world.openPartner({}, () => now)
  const say = () => collectReply(partner.answer(makeTurn('Hola', { school_id: world.school_id }), never))
  const refusals = Array.from({ length: 5 }, (): Behaviour => ({ does: 'refuses', status: 401 }))
  world.peer.next(...refusals)
  for (const _ of refusals) expect((await say()).failure).toEqual(failed)
  const asked = await countAsked(async () => {
    expect((await say()).failure).toEqual({ code: 'unavailable', details: { retry_after: 30 } })
  })
  expect(asked).toBe(0)
  now += 30_000
  expect((await say()).failure).toBeUndefined()
  expect((await say()).failure).toBeUndefined()
})

test('the log says what failed, and nothing that anyone wrote', async () => {
  world.peer.next({ does: 'garbles', text: 'Pues' })
  await world.say('mi secreto')
  world.peer.next({ does: 'refuses', status: 401 })
  await world.say('mi secreto')
  expect(world.logged.at(-1)).toMatchObject({
    school_id: world.school_id,
    status: 401,
    server_said: 'Not now.',
    msg: 'the language model failed',
  })
  expect(JSON.stringify(world.logged)).not.toMatch(/secreto|Pues|Bue|key-of/)
})
