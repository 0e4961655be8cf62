import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { messageField, press, findMessage, openTalk, visit, write } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = async () => {
  const practiceStudent = await openPracticeStudent(world)
  return { practiceStudent, id: await begin(practiceStudent) }
}
const sentBy = async ({ api }: PracticeStudent, id: string) =>
  (await api.practice.get({ params: { id } })).messages.filter(({ from }) => from === 'student').map(({ text }) => text)

test('text that is typed and not sent is there after a reload, and gone once it is sent', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await userEvent.type(await messageField(), 'Un café, por')
  cleanup()
  await visit(world, practiceStudent, { at: id, isReload: true })
  expect((await messageField()).value).toBe('Un café, por')
  await userEvent.type(await messageField(), ' favor.')
  await press('Send')
  await findMessage(/¿Algo más\?/)
  expect(Object.keys(sessionStorage).filter((key) => !/^practice-(?:key|session)$/.test(key))).toEqual([])
  expect(await sentBy(practiceStudent, id)).toEqual(['Un café, por favor.'])
})

test('each conversation has a text of its own', async () => {
  const { practiceStudent, id } = await open()
  const other = await begin(practiceStudent)
  await openTalk(world, practiceStudent, id)
  await userEvent.type(await messageField(), 'Un café')
  cleanup()
  await visit(world, practiceStudent, { at: other, isReload: true })
  expect((await messageField()).value).toBe('')
})

test('Enter sends on a keyboard, and Shift+Enter begins a line', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await userEvent.type(await messageField(), 'Hola{Shift>}{Enter}{/Shift}Un café, por favor.{Enter}')
  await findMessage(/¿Algo más\?/)
  expect(await sentBy(practiceStudent, id)).toEqual(['Hola\nUn café, por favor.'])
})

test('nothing is sent where nothing is written', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await userEvent.type(await messageField(), '   {Enter}')
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true)
  expect(await sentBy(practiceStudent, id)).toEqual([])
})

test('a first thing to say is sent as it stands, and no other is offered afterwards', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  screen.getByRole('group', { name: 'You could start like this' })
  await press('Hola')
  await findMessage('Hola')
  expect(screen.queryByRole('group', { name: 'You could start like this' })).toBeNull()
  await waitFor(async () => expect(await sentBy(practiceStudent, id)).toEqual(['Hola']))
})

test('a conversation that has begun offers no first things to say', async () => {
  const { practiceStudent, id } = await open()
  await say(practiceStudent, id, 'Hola')
  await openTalk(world, practiceStudent, id)
  expect(screen.queryByText('You could start like this')).toBeNull()
})

test('a hint stands until the next message, and asked for again it says more', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await press('Hint')
  await screen.findByText('Pide un café o un té.')
  await press('Hint')
  await waitFor(() => expect(screen.queryByText('Pide un café o un té.')).toBeNull())
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  expect(screen.queryByText(/Pide un café/)).toBeNull()
})

test('a hint that does not come is said, and the next try brings it', async () => {
  const { practiceStudent, id } = await open()
  let isOnline = true
  await openTalk(world, practiceStudent, id, {
    meddle: (_, send) => (isOnline ? send() : Promise.reject(new TypeError('no network'))),
  })
  isOnline = false
  await press('Hint')
  await screen.findByText('That didn’t work. Please try again.')
  isOnline = true
  await press('Hint')
  await screen.findByText('Pide un café o un té.')
})

test('the steps that are done can be read by a screen reader', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  const steps = () => screen.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuetext')
  expect(steps()).toBe('0 of 2 steps done')
  await write('Un café, por favor.')
  await findMessage(/¿Algo más\?/)
  expect(steps()).toBe('1 of 2 steps done')
})

test('what was written otherwise stands under the message where the chatbot corrects at once', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await world.pool.query(`update chatbots set correction = 'every_mistake' where id = $1`, [practiceStudent.chatbot_id])
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await write('Un cafe, por favor.')
  const corrections = await screen.findByRole('list', { name: 'A better way to say it' })
  expect(corrections.querySelector('s')?.textContent).toBe('cafe')
  expect(corrections.querySelector('strong')?.textContent).toBe('café')
})

test('words of another language stand apart from the mistakes under a message', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await world.pool.query(`update chatbots set correction = 'every_mistake' where id = $1`, [practiceStudent.chatbot_id])
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await write('I want the bill please')
  const foreign = await screen.findByRole('list', { name: 'Not in Spanish' })
  expect(foreign.textContent).toContain('bill')
  expect(screen.queryByRole('list', { name: 'A better way to say it' })).toBeNull()
})

test('Arabic is written and read from the right, and Latin letters in it are not', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await world.pool.query(`update chatbots set language = 'ar', opening_message = 'صباح الخير' where id = $1`, [
    practiceStudent.chatbot_id,
  ])
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  const sideOf = (element: HTMLElement) => element.parentElement?.getAttribute('dir')
  expect(sideOf(await findMessage(/صباح الخير/))).toBe('rtl')
  expect((await findMessage(/¿Qué desea tomar\?/)).getAttribute('dir')).toBe('ltr')
  expect((await messageField()).getAttribute('dir')).toBe('rtl')
  await write('OK')
  expect(sideOf(await findMessage('OK'))).toBe('ltr')
  expect(document.documentElement.dir).toBe('ltr')
})

test('a help card can be folded and read again, and stands over a reload', async () => {
  const { practiceStudent, id } = await open()
  await openTalk(world, practiceStudent, id)
  await write('No quiero vivir')
  await screen.findByText(/findahelpline\.com/)
  cleanup()
  await visit(world, practiceStudent, { at: id, isReload: true })
  await press('Hide')
  expect(screen.queryByText(/findahelpline\.com/)).toBeNull()
  await press('Read')
  screen.getByText(/findahelpline\.com/)
})
