import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { addressOf } from '../../test/open-app.tsx'
import { addStudent, openConversations } from '../../test/visits/conversations.ts'
import { addPastConversation } from '../../test/past-conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

test('a conversation leads back to the list as it was filtered', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await addStudent(school) })
  const router = await openConversations(school, '?period=30')
  await userEvent.click(await screen.findByRole('link', { name: 'Ana' }))
  await screen.findByText('No messages yet.')
  await userEvent.click((await screen.findAllByRole('link', { name: 'Conversations' })).at(-1) ?? document.body)
  await screen.findByRole('table')
  expect(addressOf(router)).toBe('/conversations?period=30')
})

test('the student of the list can be let go', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  for (const student_id of [ana, bo]) await addPastConversation(world, school, { student_id })
  const router = await openConversations(school, `?student=${ana}`)
  await userEvent.click(await screen.findByRole('button', { name: /Show all students/ }))
  expect(await screen.findByRole('link', { name: 'Bo' })).toBeTruthy()
  expect(addressOf(router)).toBe('/conversations')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All students' }))
})

test('a student is found by name', async () => {
  const school = await world.signUp()
  const [ana, bo] = [await addStudent(school, 'Ana'), await addStudent(school, 'Bo')]
  for (const student_id of [ana, bo]) await addPastConversation(world, school, { student_id })
  const router = await openConversations(school)
  await userEvent.click(await screen.findByRole('button', { name: 'All students' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a student' }), 'bo')
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['BBo']))
  await userEvent.click(screen.getByRole('option'))
  expect(await screen.findByRole('button', { name: /Bo.*Show all students/ })).toBeTruthy()
  expect(addressOf(router)).toBe(`/conversations?student=${bo}`)
})

test('Escape leaves the search for a student, and gives the focus back', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await addStudent(school) })
  await openConversations(school)
  const all = () => screen.findByRole('button', { name: 'All students' })
  await userEvent.click(await all())
  await screen.findByRole('combobox', { name: 'Find a student' })
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(await all())
})
