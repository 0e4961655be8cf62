import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { eventsOf } from '#contract/events.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import {
  replyOf,
  begin,
  openPracticeStudent,
  type PracticeStudent,
  say,
  slowPartner,
} from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld({}, 'silent')
  address = await world.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  world.services.partner = guidedPartner
})
afterAll(() => world.close())

const textsOf = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).messages.slice(1).map(({ from, text }) => `${from}: ${text}`)

/** Says something over the network, and can hang up. */
async function sayAloud({ token }: PracticeStudent, id: string, text: string, key: string) {
  const line = new AbortController()
  const response = await fetch(`${address}/api/practice/conversations/${id}/messages`, {
    method: 'POST',
    signal: line.signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ text }),
  })
  return { events: eventsOf(response), hangUp: () => line.abort(), status: response.status }
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  )

test('the same message twice at once is one message with one answer, which both hear', async () => {
  const student = await openPracticeStudent(world)
  const slow = slowPartner(['Muy ', 'bien.'])
  world.services.partner = slow.partner
  const id = await begin(student)
  const twice = Promise.all([say(student, id, 'Hola', 'one'), say(student, id, 'Hola', 'one')])
  await slow.next(2)
  const answers = (await twice).map(replyOf)
  expect(answers.map(({ text }) => text)).toEqual(['Muy bien.', 'Muy bien.'])
  expect(new Set(answers.map(({ done }) => done?.message.id)).size).toBe(1)
  expect(await textsOf(student, id)).toEqual(['student: Hola', 'partner: Muy bien.'])
  expect(slow.calls()).toBe(1)
})

test('what a message does is kept with it', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  await say(student, id, 'no entiendo', 'one')
  const { rows } = await world.pool.query(
    `select analysis from messages where conversation_id = $1 and "from" = 'student'`,
    [id],
  )
  expect(rows).toMatchObject([{ analysis: { acts: [{ act: 'asks_meaning' }], state: { at: 0, asides: 1 } } }])
})

test('a message that was answered is answered again in the same words, and with other words it is refused', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const first = replyOf(await say(student, id, 'Un café', 'one'))
  await say(student, id, 'La cuenta', 'two')
  const again = await say(student, id, 'Un café', 'one')
  expect(again.map(({ event }) => event)).toEqual(['kept', 'delta', 'done'])
  expect(replyOf(again).text).toBe(first.text)
  expect(replyOf(again).done?.message).toEqual(first.done?.message)
  await expect(say(student, id, 'Un té', 'one')).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  expect(await textsOf(student, id)).toHaveLength(4)
  expect((await student.api.practice.get({ params: { id } })).today.used).toBe(2)
})

test('two tabs at once: the second waits its turn, and nothing is said twice', async () => {
  const student = await openPracticeStudent(world)
  const slow = slowPartner(['Sí.'])
  world.services.partner = slow.partner
  const id = await begin(student)
  const first = say(student, id, 'Hola')
  while (slow.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await expect(say(student, id, 'Buenas')).rejects.toMatchObject({ code: 'busy', details: { retry_after: 1 } })
  await slow.next()
  await first
  const second = say(student, id, 'Buenas')
  await slow.next()
  await second
  expect(await textsOf(student, id)).toEqual(['student: Hola', 'partner: Sí.', 'student: Buenas', 'partner: Sí.'])
})

test('who leaves in the middle has said it all the same, and hears the answer when it is sent again', async () => {
  const student = await openPracticeStudent(world)
  const slow = slowPartner(['Muy ', 'bien.'])
  world.services.partner = slow.partner
  const id = await begin(student)
  const { events, hangUp } = await sayAloud(student, id, 'Hola', 'one')
  await slow.next()
  expect((await events.next()).value).toMatchObject({ event: 'kept' })
  expect((await events.next()).value).toMatchObject({ event: 'delta', data: { text: 'Muy ' } })
  hangUp()
  await expect(events.next()).rejects.toThrow(/abort/i)
  world.services.partner = guidedPartner
  expect(await student.api.practice.get({ params: { id } })).toMatchObject({ is_unanswered: true })
  expect(replyOf(await say(student, id, 'Hola', 'one')).done).toBeDefined()
  const texts = await textsOf(student, id)
  expect(texts).toHaveLength(2)
  expect(texts[1]).not.toContain('Muy bien.')
})

test('an answer that had come whole is kept, though no one reads it any more', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const { events, hangUp } = await sayAloud(student, id, 'Un café', 'one')
  expect((await events.next()).value).toMatchObject({ event: 'kept' })
  hangUp()
  await expect.poll(() => textsOf(student, id)).toHaveLength(2)
})

test('what a killed server left unanswered is answered with what is said next', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const { id: school_id } = student.school.signedIn.user.school
  await world.db
    .insertInto('messages')
    .values({ school_id, conversation_id: id, from: 'student', text: 'Un café', key: 'lost' })
    .execute()
  expect(await student.api.practice.get({ params: { id } })).toMatchObject({ is_unanswered: true })
  const { done } = replyOf(await say(student, id, 'La cuenta'))
  expect(done?.progress).toMatchObject({ done: 2, is_over: true })
  expect((await textsOf(student, id)).map((text) => text.split(':')[0])).toEqual(['student', 'student', 'partner'])
  await student.api.practice.finish({ params: { id } })
})

test('a partner that fails or says nothing costs the student nothing: the message stands and can be sent again', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const failing = [
    async function* answer() {
      yield 'Mu'
      throw new ApiError('provider_failed')
    },
    async function* answer() {
      yield ' '
    },
    async function* answer() {
      yield* await Promise.reject<string[]>(new ApiError('unavailable'))
    },
  ]
  const codes = []
  for (const answer of failing) {
    world.services.partner = { engine: 'guided', answer }
    codes.push(replyOf(await say(student, id, 'Un café', 'one')).failed)
  }
  expect(codes).toEqual(['provider_failed', 'provider_failed', 'unavailable'])
  expect(await textsOf(student, id)).toEqual(['student: Un café'])
  world.services.partner = guidedPartner
  expect(replyOf(await say(student, id, 'Un café', 'one')).done).toBeDefined()
  expect((await student.api.practice.get({ params: { id } })).today.used).toBe(1)
})

test('a conversation can be finished while its answer is on the way', async () => {
  const student = await openPracticeStudent(world)
  const slow = slowPartner(['Sí.'])
  world.services.partner = slow.partner
  const id = await begin(student)
  const saying = say(student, id, 'Un café')
  while (slow.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await student.api.practice.finish({ params: { id } })).toMatchObject({
    state: 'finished',
    is_unanswered: false,
  })
  await slow.next()
  expect(replyOf(await saying).done?.message.text).toBe('Sí.')
})

test('whose student is deleted while the answer comes is told so, and nothing is left', async () => {
  const student = await openPracticeStudent(world)
  const slow = slowPartner(['Sí.'])
  world.services.partner = slow.partner
  const id = await begin(student)
  const saying = say(student, id, 'Un café')
  while (slow.calls() === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await student.school.api.students.remove({ params: { id: student.student_id } })
  await slow.next()
  expect(replyOf(await saying).failed).toBe('edited_elsewhere')
  expect(await outcomeOf(student.api.practice.home())).toBe('unauthenticated')
})

test('fifty students talk at once, and each hears their own answers, whole and once', async () => {
  const first = await openPracticeStudent(world)
  const { api } = first.school
  const adding = Array.from({ length: 49 }, (_, number) => api.students.add({ body: { first_name: `S${number}` } }))
  const ids = (await Promise.all(adding)).map(({ id }) => id)
  await api.assignments.set({ body: { chatbot_ids: [first.chatbot_id], student_ids: ids, on: true } })
  const students = [first]
  for (const student_id of ids)
    students.push({ ...first, ...(await world.openPracticeSession(first.school, student_id)), student_id })
  const talks = await Promise.all(students.map(async (student) => ({ student, id: await begin(student) })))
  for (const text of ['Un café, por favor.', 'La cuenta.'])
    await Promise.all(
      talks.map(async ({ student, id }) => {
        const { events } = await sayAloud(student, id, text, crypto.randomUUID())
        const heard = await Array.fromAsync(events)
        expect(heard.at(0)?.event).toBe('kept')
        expect(heard.at(-1)?.event).toBe('done')
      }),
    )
  for (const { student, id } of talks) expect(await textsOf(student, id)).toHaveLength(4)
})
