import { afterAll, beforeAll, expect, test } from 'vitest'
import { practiceLimits } from '#contract/practice/practice.ts'
import { conversationsPerDay } from '#server/practice/turn/practice.limits.ts'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
let student: PracticeStudent
beforeAll(async () => {
  world = await openWorld()
  student = await openPracticeStudent(world)
  // The app reads its settings with every call.
  world.services.config.limitFactor = 1
})
afterAll(() => world.close())

const dayOf = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** Sets how much of something a student has done in the school's day. */
const setCount = (kind: string, count: number, day = dayOf('UTC')) =>
  world.pool.query(
    `insert into rate_windows (key, started_at, count) values ($1, now(), $2)
     on conflict (key) do update set count = excluded.count`,
    [`practice-${kind}:${student.student_id}${day && `:${day}`}`, count],
  )

test('at most twenty messages in a minute, over all conversations', async () => {
  const [id, other] = [await begin(student), await begin(student)]
  await setCount('minute', practiceLimits.perMinute - 1, '')
  await say(student, id, 'Hola', 'last')
  const refused = { code: 'practice_limit_reached', status: 429, details: { limit: 'minute' } }
  await expect(say(student, other, 'Hola')).rejects.toMatchObject(refused)
  await expect(say(student, other, 'Hola')).rejects.toSatisfy(
    ({ details }) => details.retry_after > 0 && details.retry_after <= 60,
  )
  expect((await say(student, id, 'Hola', 'last')).at(-1)?.event).toBe('done')
  expect((await student.api.practice.get({ params: { id: other } })).messages).toHaveLength(1)
  await setCount('minute', 0, '')
})

test('three hundred messages in a day of the school: the number is said, and a conversation can be finished', async () => {
  const id = await begin(student)
  await setCount('messages', practiceLimits.perDay - 1)
  const [kept] = await say(student, id, 'Hola')
  expect(kept).toMatchObject({ data: { today: { used: 300, limit: 300 } } })
  await expect(say(student, id, 'Hola')).rejects.toMatchObject({ details: { limit: 'day' } })
  await expect(say(student, id, 'Hola')).rejects.toSatisfy(
    ({ details }) => details.retry_after > 0 && details.retry_after <= 25 * 3600,
  )
  const { messages } = await student.api.practice.get({ params: { id } })
  expect(messages).toHaveLength(3)
  expect(await student.api.practice.finish({ params: { id } })).toMatchObject({
    state: 'finished',
    today: { used: 300, limit: 300 },
    measures: { turns: 1 },
  })
})

test('of messages at once in several conversations, no more are kept than the day has left', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => begin(student)))
  await setCount('minute', 0, '')
  await setCount('messages', practiceLimits.perDay - 2)
  const sent = await Promise.allSettled(ids.map((id) => say(student, id, 'Hola')))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const talks = await Promise.all(ids.map((id) => student.api.practice.get({ params: { id } })))
  expect(talks.map(({ messages }) => messages.length).toSorted((one, other) => one - other)).toEqual([1, 1, 3, 3])
  await setCount('minute', 0, '')
})

test('another day begins where the school is', async () => {
  const id = await begin(student)
  const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayOf(zone) !== dayOf('UTC')) ?? 'UTC'
  const { api } = student.school
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, time_zone: far } })
  expect((await student.api.practice.get({ params: { id } })).today.used).toBe(0)
  await api.school.edit({ body: { version: version + 1, time_zone: 'UTC' } })
})

test('sixty conversations in a day', async () => {
  await setCount('begun', conversationsPerDay - 1)
  await begin(student)
  await expect(begin(student)).rejects.toMatchObject({ code: 'practice_limit_reached', details: { limit: 'day' } })
})
