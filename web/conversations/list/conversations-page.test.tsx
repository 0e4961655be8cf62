import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { addStudent, openConversations } from '../../test/visits/conversations.ts'
import { addPastConversation } from '../../test/past-conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const rows = async () => (await screen.findAllByRole('row')).slice(1)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('conversations are listed with how they went, the latest first', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  await addPastConversation(world, school, { student_id: ana, days: 3, chatbot: 'At the doctor’s' })
  await addPastConversation(world, school, { student_id: bo, minutes: 12.4 })
  await openConversations(school)
  const [first, second] = await rows()
  expect(first?.textContent).toMatch(/^BoCafé SolSpanish.*12\smin.*75%3 of 8/)
  expect(second?.textContent).toMatch(/^AnaAt the doctor’s/)
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeTruthy()
})

test('a time and a student narrow the list, and nothing found clears the filters', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  await addPastConversation(world, school, { student_id: ana, days: 60 })
  await addPastConversation(world, school, { student_id: bo })
  const router = await openConversations(school, `?student=${ana}`)
  expect(await rows()).toHaveLength(1)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 30 days')
  expect(await screen.findByText('No conversations found')).toBeTruthy()
  expect(addressOf(router)).toBe(`/conversations?student=${ana}&period=30`)
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body)
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

test('a conversation that begins while the list is open appears in it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  await addPastConversation(world, school, { student_id: ana })
  await openConversations(school)
  expect(await rows()).toHaveLength(1)
  await addPastConversation(world, school, { student_id: bo })
  vi.advanceTimersByTime(10_000)
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  vi.useRealTimers()
})

test('dates of one’s own stand in the address', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await addStudent(school) })
  const router = await openConversations(school)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom dates')
  await userEvent.type(await screen.findByLabelText('From'), '2020-01-02')
  await waitFor(() => expect(addressOf(router)).toBe('/conversations?period=own&from=2020-01-02'))
})

test('flagged conversations are announced until they are marked as seen', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school)
  const id = await addPastConversation(world, school, { student_id, flags: ['abuse'] })
  await addPastConversation(world, school, { student_id })
  await openConversations(school)
  expect(await screen.findByText('1 flagged conversation')).toBeTruthy()
  await press('Show')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  cleanup()
  await school.api.conversations.see({ params: { id } })
  await openConversations(school)
  expect(await rows()).toHaveLength(2)
  expect(screen.queryByText(/was flagged/)).toBeNull()
})

test('on a phone conversations are cards', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await addStudent(school) })
  await openConversations(school, '', 360)
  const list = await screen.findByRole('list', { name: 'Conversations' })
  expect(within(list).getByRole('link', { name: 'Ana' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('without any conversation, the page explains how practice begins', async () => {
  await openConversations(await world.signUp())
  expect(await screen.findByText('No one has practised yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to chatbots' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('a page past the end leads to the last one', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school)
  for (let days = 0; days < 26; days += 1) await addPastConversation(world, school, { student_id, days })
  const router = await openConversations(school, '?page=9')
  expect(await screen.findByText('26–26 of 26')).toBeTruthy()
  expect(addressOf(router)).toBe('/conversations?page=2')
})

test('what is filtered can be taken home', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await addStudent(school) })
  const asked: string[] = []
  const send: typeof school.send = (path, init) => {
    asked.push(path)
    return school.send(path, init)
  }
  URL.createObjectURL = () => 'blob:file'
  await openConversations({ ...school, send }, '?period=own&from=2020-01-01')
  await press('Export')
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(asked).toContain('/conversations/export?from=2020-01-01&format=csv&language=en'))
})
