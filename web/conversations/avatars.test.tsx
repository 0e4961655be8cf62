import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { schoolWithAvatar } from '../test/visits/avatars.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'
import { addStudent, openConversations } from '../test/visits/conversations.ts'
import { addPastConversation } from '../test/past-conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** A school in which Ana talked to an avatar, and Bo to a chatbot. */
async function openSchool() {
  const { school, avatar } = await schoolWithAvatar(world)
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  const said = [{ from: 'partner' as const, text: 'Hola' }]
  const id = await addPastConversation(world, school, { student_id: ana, chatbot: 'Café', avatar, said })
  await addPastConversation(world, school, { student_id: bo, chatbot: 'Café' })
  return { school, avatar, id }
}

test('a conversation with an avatar says so, and the list is narrowed down to the avatar’s', async () => {
  const { school, avatar } = await openSchool()
  const router = await openConversations(school)
  const partner = within((await screen.findByText('Café · Spanish')).closest('td') ?? document.body)
  expect(partner.getByText('Lucía')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Practised with' })).toBeTruthy()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Avatar' }), 'Lucía')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bo' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Ana' })).toBeTruthy()
  expect(addressOf(router)).toBe(`/conversations?avatar=${avatar.id}`)
})

test('a conversation leads to the avatar that spoke, while the school has it', async () => {
  const { school, avatar, id } = await openSchool()
  await openStudents(school, `/conversations/${id}`)
  const link = await screen.findByRole('link', { name: 'Lucía' })
  expect(link.getAttribute('href')).toBe(`/avatars/${avatar.id}`)
  expect(screen.getByText('Lucía:')).toBeTruthy()
  cleanup()
  await school.api.avatars.remove({ params: { id: avatar.id } })
  await openStudents(school, `/conversations/${id}`)
  expect(await screen.findByText('Lucía')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lucía' })).toBeNull()
})

test('on a phone a card shows the avatar’s face, and the language where there was none', async () => {
  const { school } = await openSchool()
  await openConversations(school, '', 360)
  const [first, second] = within(await screen.findByRole('list', { name: 'Conversations' })).getAllByRole('listitem')
  const spoken = [first, second].find((card) => card?.textContent.includes('Lucía · Café'))
  const written = [first, second].find((card) => card !== spoken)
  await waitFor(() => expect(spoken?.querySelector('svg, img')).toBeTruthy())
  expect(written?.textContent).toMatch(/^es/)
})
