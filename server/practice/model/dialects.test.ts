import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longestAnswer } from '#server/practice/model/dialect.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { type Behaviour, delta, ending, thought } from '#server/test/peers/model/behaviours.ts'
import { dialects } from '#server/test/peers/model/dialects.ts'
import { collectReply, type ModelWorld, makeTurn, openModelWorld } from '#server/test/peers/model/model-world.ts'

let world: ModelWorld
beforeAll(async () => {
  world = await openModelWorld()
})
afterAll(() => world.close())

const never = new AbortController().signal
const turnHere = (text = 'Hola') => makeTurn(text, { school_id: world.school_id })
/** A partner that knows nothing yet of its server. */
const openUnknown = () => world.openPartner({}, Date.now, {})
const serve = (name: string) => {
  const [, how] = dialects.find(([each]) => each === name) ?? []
  if (how) world.peer.setDefault(() => ({ does: 'serves', how }))
}
const countAsked = async (work: () => Promise<unknown>) => {
  const before = world.peer.requests.length
  await work()
  return world.peer.requests.length - before
}

describe('a message to a server of this kind', () => {
  test.for(dialects)('%s', async ([, how, outcome]) => {
    world.peer.setDefault(() => ({ does: 'serves', how }))
    const partner = openUnknown()
    const guided = (await collectReply(guidedPartner.answer(turnHere(), never))).text
    const expected = { answered: 'Hola, soy Ana.', guided, failed: undefined }[outcome]
    // What is learned of a server holds for the next message, too.
    for (let time = 0; time < 2; time++) {
      const { text, failure } = await collectReply(partner.answer(turnHere(), never))
      if (outcome === 'failed') expect(failure).toMatchObject({ code: 'provider_failed' })
      else expect([text, failure]).toEqual([expected, undefined])
    }
  })
})

test('what a server refuses is asked of it once, and then no more', async () => {
  serve('all of it refused')
  const partner = openUnknown()
  expect(await countAsked(() => collectReply(partner.answer(turnHere(), never)))).toBe(5)
  expect(await countAsked(() => collectReply(partner.answer(turnHere(), never)))).toBe(1)
  const { body } = world.peer.requests.at(-1) ?? {}
  expect(body).toMatchObject({ max_completion_tokens: longestAnswer.thought })
  for (const name of ['max_tokens', 'temperature', 'stream_options']) expect(body).not.toHaveProperty(name)
  expect(body?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
})

test('a full context changes nothing for the next message', async () => {
  serve('a full context')
  const partner = openUnknown()
  await collectReply(partner.answer(turnHere(), never))
  await collectReply(partner.answer(turnHere(), never))
  expect(world.peer.requests.at(-1)?.body).toMatchObject({ max_tokens: longestAnswer.spoken, temperature: 0.7 })
})

test('a model that thinks has more room from then on', async () => {
  serve('thinking that uses up the answer')
  const partner = openUnknown()
  expect(await countAsked(() => collectReply(partner.answer(turnHere(), never)))).toBe(2)
  expect(await countAsked(() => collectReply(partner.answer(turnHere(), never)))).toBe(1)
  expect(world.peer.requests.at(-1)?.body.max_tokens).toBe(longestAnswer.thought)
})

describe('a model that is slow to its first word is waited for', () => {
  const slowly = (sign: string): Behaviour => ({
    does: 'serves',
    how: async (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let time = 0; time < 8 && !response.destroyed; time++) {
        response.write(sign)
        await wait(100)
      }
      response.end(delta('Hola.') + ending(null))
    },
  })
  test.for([
    ['it thinks aloud', thought('Hm. ')],
    ['it says that it is alive', ': alive\n\n'],
  ])('where %s', async ([, sign = '']) => {
    world.peer.next(slowly(sign))
    expect((await world.say('Hola', { firstWord: 600, gap: 600 })).text).toBe('Hola.')
  })

  test('but not for longer than a whole answer may take', async () => {
    world.peer.next(slowly(thought('Hm. ')))
    expect((await world.say('Hola', { whole: 300 })).failure).toMatchObject({ code: 'provider_failed' })
  })

  test('where it may have to be loaded: at first, and after five minutes of silence', async () => {
    const clock = { now: 1_000_000 }
    const partner = world.openPartner({ firstWord: 100, coldStart: 10_000 }, () => clock.now)
    const sayLate = async () => {
      world.peer.next({ does: 'hesitates', milliseconds: 400, text: 'Hola.' })
      return (await collectReply(partner.answer(turnHere(), never))).text
    }
    expect(await sayLate()).toBe('Hola.')
    expect(await sayLate()).toBe('')
    clock.now += 5 * 60_000 + 1
    expect(await sayLate()).toBe('Hola.')
  })
})

test('thoughts that begin without a tag after others did not fail, and are held back from then on', async () => {
  const partner = openUnknown()
  serve('OpenAI')
  await collectReply(partner.answer(turnHere(), never))
  serve('</think> alone')
  expect((await collectReply(partner.answer(turnHere(), never))).failure).toMatchObject({ code: 'provider_failed' })
  expect((await collectReply(partner.answer(turnHere(), never))).text).toBe('Hola, soy Ana.')
})

test.for([
  ['a wrong model name', 'does not exist'],
  ['a wrong key', 'Incorrect API key'],
  ['a full context', 'maximum context length'],
])('the log tells %s from others', async ([name = '', sentence]) => {
  serve(name)
  await collectReply(openUnknown().answer(turnHere(), never))
  expect(world.logged.at(-1)?.['server_said']).toContain(sentence)
})
