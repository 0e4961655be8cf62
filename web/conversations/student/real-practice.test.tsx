import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, giveChatbot, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'
import { openConversations } from '../../test/visits/conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** A conversation in which a student said this, and its id. */
async function talk(practiceStudent: PracticeStudent, text: string): Promise<string> {
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, text)
  return id
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)
const choose = async (filter: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: filter }), option)

test('the conversations have an entry of their own in the navigation, which lights up there and on each of them', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await talk(practiceStudent, 'Un café, por favor')
  const router = await openConversations(practiceStudent.school)
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  const isCurrent = () => main.getByRole('link', { name: 'Conversations' }).getAttribute('aria-current')
  expect(isCurrent()).toBeTruthy()
  await router.navigate(`/conversations/${id}`)
  expect(isCurrent()).toBeTruthy()
  await userEvent.click(main.getByRole('link', { name: 'Manage Chatbots' }))
  await waitFor(() => expect(addressOf(router)).toBe('/manage'))
  await waitFor(() => expect(isCurrent()).toBeNull())
})

test('a chatbot narrows the list down to the conversations with it', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const doctor = await giveChatbot(practiceStudent.school, { student_ids: [practiceStudent.student_id] }, 'Doctor')
  await talk(practiceStudent, 'Un café, por favor')
  await talk({ ...practiceStudent, chatbot_id: doctor }, 'Hola')
  const router = await openConversations(practiceStudent.school)
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await choose('Chatbot', 'Doctor')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]?.textContent).toMatch(/^AnaDoctor/)
  expect(addressOf(router)).toBe(`/conversations?chatbot=${doctor}`)
})

test('what a student wrote is flagged, and marking it as seen takes it off the list of those to be read', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await talk(practiceStudent, 'Un café, por favor')
  const flagged = await talk({ ...practiceStudent, chatbot_id: await doctorOf(practiceStudent) }, 'I want to die')
  const router = await openConversations(practiceStudent.school)
  await choose('Flags', 'Flagged and not seen')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'Ana' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen' }))
  await screen.findByText('Marked as seen')
  expect(addressOf(router)).toBe(`/conversations/${flagged}`)
  await router.navigate(-1)
  expect(await screen.findByText('No conversations found')).toBeTruthy()
  await choose('Flags', 'Flagged')
  await waitFor(async () => expect((await rows())[0]?.textContent).toContain('Seen'))
})
const doctorOf = ({ school, student_id }: PracticeStudent) =>
  giveChatbot(school, { student_ids: [student_id] }, 'Doctor')

test('marking as seen that fails is said, and can be tried again', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await talk(practiceStudent, 'I want to die')
  const send: typeof practiceStudent.school.send = (path, init) =>
    path.endsWith('/seen') || path.endsWith('/see')
      ? Promise.resolve(Response.json({ code: 'internal' }, { status: 500 }))
      : practiceStudent.school.send(path, init)
  await openStudents({ ...practiceStudent.school, send }, `/conversations/${id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen' }))
  expect(await screen.findByText('We couldn’t mark it as seen')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Mark as seen' })).toBeTruthy()
})
