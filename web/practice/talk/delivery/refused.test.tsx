import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { openWorld, type World } from '#server/test/world.ts'
import {
  accept,
  messageField,
  isMessage,
  press,
  findMessage,
  openTalk,
  visit,
  write,
} from '../../../test/visit-practice.tsx'
import { outboxKey } from '../../session/outbox.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => {
  cleanup()
  world.services.config.limitFactor = 100_000
})
afterAll(() => world.close())

/** A student in a running conversation, who has sent so many messages in this minute or this day. */
async function open(sent: Partial<Record<'minute' | 'day', number>> = {}) {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  const { minute, day } = sent
  if (minute) await setCount(`practice-minute:${practiceStudent.student_id}`, minute)
  if (day)
    await setCount(`practice-messages:${practiceStudent.student_id}:${new Date().toISOString().slice(0, 10)}`, day)
  // The app reads its settings with every call.
  if (minute || day) world.services.config.limitFactor = 1
  return { practiceStudent, id }
}
const setCount = (key: string, count: number) =>
  world.pool.query('insert into rate_windows (key, started_at, count) values ($1, now(), $2)', [key, count])
const sentBy = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).messages.filter(({ from }) => from === 'student').length

test('past the day’s messages the text comes back with kind words, and finishing works', async () => {
  const { practiceStudent, id } = await open({ day: 300 })
  await openTalk(world, practiceStudent, id)
  await write('Un café, por favor.')
  await screen.findByText('You’ve written a lot today. You can continue tomorrow.')
  expect((await messageField()).value).toBe('Un café, por favor.')
  expect(await sentBy(practiceStudent, id)).toBe(0)
  await press('Finish')
  await press('Finish anyway')
  await screen.findByRole('heading', { name: 'See you next time' })
})

test('at the limit of a minute, the text waits in the field', async () => {
  const { practiceStudent, id } = await open({ minute: 20 })
  await openTalk(world, practiceStudent, id)
  await write('Un café')
  await screen.findByText('That was quick! You can continue in a minute.')
  expect((await messageField()).value).toBe('Un café')
  await world.pool.query('delete from rate_windows where key like $1', ['practice-minute:%'])
  await userEvent.type(await messageField(), ', por favor.')
  await press('Send')
  await findMessage(/¿Algo más\?/)
  expect(screen.queryByText(/That was quick/)).toBeNull()
})

test('how many messages are left is said before the last', async () => {
  const { practiceStudent, id } = await open({ day: 298 })
  await openTalk(world, practiceStudent, id)
  screen.getByText('You can send 2 more messages today.')
  await write('Un café, por favor.')
  await screen.findByText('You can send 1 more message today.')
})

test('a message that is too long says by how much, and is not sent', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  const field = await messageField()
  await userEvent.click(field)
  await userEvent.paste('a'.repeat(1999))
  await screen.findByText('1 character left')
  await userEvent.type(field, 'bcd')
  await screen.findByText('2 characters too many')
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true)
  await userEvent.type(field, '{Enter}')
  expect(await sentBy(practiceStudent, id)).toBe(0)
})

test('a text that the server does not take comes back to be changed', async () => {
  const { practiceStudent, id } = await open()
  const refusal = () => Response.json({ code: 'invalid_input', message: '', details: {} }, { status: 400 })
  await openTalk(world, practiceStudent, id, {
    meddle: (path, send) => (isMessage(path) ? Promise.resolve(refusal()) : send()),
  })
  await write('Hola')
  await screen.findByText('We couldn’t send this message. Change it a little and try again.')
  expect((await messageField()).value).toBe('Hola')
})

test('what is written to a conversation that was finished elsewhere is shown as not sent', async () => {
  const { practiceStudent, id } = await open()
  await say(practiceStudent, id, 'Un café, por favor.')
  await openTalk(world, practiceStudent, id)
  await practiceStudent.api.practice.finish({ params: { id } })
  await write('La cuenta, por favor.')
  await screen.findByRole('heading', { name: 'Well done, Ana' })
  screen.getByText('Not sent: this conversation had already ended.')
  screen.getByText('La cuenta, por favor.')
})

test('a subscription that ends during practice closes it, and the message is kept', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  const { school } = practiceStudent.school.signedIn.user
  await world.pool.query(
    `update schools set subscription_status = 'canceled', subscription_end_date = now() - interval '1 day' where id = $1`,
    [school?.id],
  )
  await write('Un café, por favor.')
  await screen.findByRole('heading', { name: 'This link doesn’t work at the moment' })
  expect(localStorage.getItem(outboxKey(id))).toContain('Un café')
})

test('a conversation that was deleted meanwhile leads to the start page', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await world.pool.query('delete from conversations where id = $1', [id])
  await write('Hola')
  await screen.findByText('We couldn’t find this conversation.')
  screen.getByRole('heading', { name: 'Hello, Ana' })
})

test('past the day’s conversations no other is started, and it is said', async () => {
  const { practiceStudent } = await open()
  const day = new Date().toISOString().slice(0, 10)
  await world.pool.query(`update rate_windows set count = 60 where key = $1`, [
    `practice-begun:${practiceStudent.student_id}:${day}`,
  ])
  world.services.config.limitFactor = 1
  await visit(world, practiceStudent)
  await press('Start again with Café Sol')
  await screen.findByText('You’ve started a lot of conversations today. Start another one tomorrow.')
  await waitFor(async () => expect((await practiceStudent.api.practice.home()).conversations).toHaveLength(1))
  await press('Continue with Café Sol')
  await accept()
})
