import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestAnswer } from '#server/practice/model/dialect.ts'
import {
  collectReply,
  type ModelWorld,
  makeScript,
  makeTurn,
  openModelWorld,
} from '#server/test/peers/model/model-world.ts'

let world: ModelWorld
beforeAll(async () => {
  world = await openModelWorld()
})
afterAll(() => world.close())

const never = new AbortController().signal
const untilHungUp = () => expect.poll(() => world.peer.requests.at(-1)?.hasHungUp).toBe(true)

test('an answer arrives word by word, as the model says it', async () => {
  world.peer.next({ does: 'answers', text: 'Muy bien, gracias. ¿Y tú qué tal?', delay: 5 })
  const { text, pieces } = await world.say()
  expect(text).toBe('Muy bien, gracias. ¿Y tú qué tal?')
  expect(pieces.length).toBeGreaterThan(3)
})

test('the model is asked under its name and key, for a short answer, and is told no name', async () => {
  await world.say('Me gusta el té')
  expect(world.peer.requests.at(-1)).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer key-of-the-peer',
    body: { model: 'peer', stream: true, max_tokens: longestAnswer.spoken, temperature: 0.7 },
  })
  const asked = JSON.stringify(world.peer.requests.at(-1)?.body)
  expect(asked).not.toContain('Escuela Sol')
  expect(asked).not.toContain(world.school_id)
})

test('what the school wrote stands in the instructions, and what was said in messages', async () => {
  const said = [
    { from: 'student', text: 'Quiero un café' },
    { from: 'partner', text: '¿Con leche?' },
    { from: 'student', text: 'Sí' },
  ] as const
  const turn = makeTurn(said, { school_id: world.school_id, script: makeScript({ role: 'camarera en Cádiz' }) })
  await collectReply(world.openPartner().answer(turn, never))
  const [instructions, ...messages] = world.peer.requests.at(-1)?.body.messages ?? []
  expect(instructions?.role).toBe('system')
  expect(instructions?.content).toContain('camarera en Cádiz')
  expect(messages).toEqual([
    { role: 'user', content: 'Quiero un café' },
    { role: 'assistant', content: '¿Con leche?' },
    { role: 'user', content: 'Sí' },
  ])
})

test('what a model thinks is not said', async () => {
  world.peer.next({ does: 'answers', text: 'Hola.', thinks: 'The student greets me.' })
  expect((await world.say()).text).toBe('Hola.')
  world.peer.next({ does: 'sends', pieces: ['<thi', 'nk>The student greets', ' me.</think>', 'Buenos días.'] })
  expect((await world.say()).text).toBe('Buenos días.')
})

test('markup and addresses of an answer do not reach the student', async () => {
  world.peer.next({ does: 'sends', pieces: ['Assis', 'tant: Mira [es', 'to](https://evil', '.example/a) aho', 'ra.'] })
  expect(await world.say()).toMatchObject({ text: 'Mira esto ahora.', failure: undefined })
})

test('an answer without end is ended, and the model told to stop', async () => {
  world.peer.next({ does: 'babbles' })
  const { text, failure } = await world.say()
  expect(failure).toBeUndefined()
  expect(text.length).toBeLessThanOrEqual(1_200)
  await untilHungUp()
})

test.for(['waits', 'babbles'] as const)(
  'whoever leaves is not answered any more, even by a model that %s',
  async (does) => {
    world.peer.next({ does })
    const leaving = new AbortController()
    const heard = collectReply(
      world.openPartner().answer(makeTurn('Hola', { school_id: world.school_id }), leaving.signal),
    )
    const before = world.peer.requests.length
    await expect.poll(() => world.peer.requests.length).toBe(before + 1)
    await wait(50)
    leaving.abort()
    expect((await heard).failure).toBeUndefined()
    await untilHungUp()
  },
)

test('someone who stops listening ends the call', async () => {
  world.peer.next({ does: 'babbles' })
  for await (const piece of world.openPartner().answer(makeTurn('Hola', { school_id: world.school_id }), never)) {
    expect(piece).not.toBe('')
    break
  }
  await untilHungUp()
})

test('a student who left before the answer began costs nothing', async () => {
  const before = world.peer.requests.length
  const answer = world.openPartner().answer(makeTurn('Hola', { school_id: world.school_id }), AbortSignal.abort())
  expect(await collectReply(answer)).toMatchObject({ text: '', failure: undefined })
  expect(world.peer.requests).toHaveLength(before)
})

test('fifty students at once each receive their own reply', async () => {
  const partner = world.openPartner()
  const words = (who: string) => Array.from({ length: 30 }, (_, index) => `${who}-${index}`).join(' ')
  world.peer.setDefault(({ body }) => ({ does: 'answers', text: words(body.messages.at(-1)?.content ?? ''), delay: 2 }))
  const students = Array.from({ length: 50 }, (_, index) => `alumna${index}`)
  const heard = await Promise.all(
    students.map((who) => collectReply(partner.answer(makeTurn(who, { school_id: world.school_id }), never))),
  )
  expect(heard.map(({ text }) => text)).toEqual(students.map(words))
})
