import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { schoolWithAvatar } from '../../test/visits/avatars.ts'
import { addPastConversation } from '../../test/past-conversations.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = async ({ api }: School, first_name: string) => (await api.students.add({ body: { first_name } })).id
const said = [{ from: 'student' as const, text: 'Hola' }]
const choose = async (name: string, option: string) => {
  const select = await screen.findByRole('combobox', { name })
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: option }))
}

test('a report is about one thing at a time: an avatar takes the place of a chatbot', async () => {
  const { school, chatbot, avatar } = await schoolWithAvatar(world)
  const router = await openStudents(school, '/reports')
  await choose('Chatbot', 'Café')
  await waitFor(() => expect(addressOf(router)).toBe(`/reports?chatbot=${chatbot.id}`))
  await screen.findByText('Café', { selector: 'bdi' })
  await choose('Avatar', 'Lucía')
  await waitFor(() => expect(addressOf(router)).toBe(`/reports?avatar=${avatar.id}`))
  await screen.findByText('Lucía', { selector: 'bdi' })
})

test('a student is found by name, and let go again', async () => {
  const school = await world.signUp()
  const id = await add(school, 'Bo')
  await addPastConversation(world, school, { student_id: id, said })
  const router = await openStudents(school, '/reports?period=90')
  await userEvent.click(await screen.findByRole('button', { name: 'All students' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a student' }), 'bo')
  await userEvent.click(await screen.findByRole('option', { name: /Bo/ }))
  await waitFor(() => expect(addressOf(router)).toBe(`/reports?student=${id}&period=90`))
  await userEvent.click(await screen.findByRole('button', { name: /Bo.*Show all students/ }))
  await waitFor(() => expect(addressOf(router)).toBe('/reports?period=90'))
})

test('two dates that are changed at once are both kept', async () => {
  const school = await world.signUp()
  await addPastConversation(world, school, { student_id: await add(school, 'Ana'), said })
  const router = await openStudents(school, '/reports?period=own')
  const from = await screen.findByLabelText('From')
  act(() => {
    fireEvent.change(from, { target: { value: '2026-01-01' } })
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-02-01' } })
  })
  await waitFor(() => expect(addressOf(router)).toBe('/reports?period=own&from=2026-01-01&to=2026-02-01'))
  await act(() => router.navigate('/reports?period=own&from=2026-03-01'))
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-03-01'))
  expect(screen.getByLabelText('Until')).toHaveProperty('value', '')
})

test('an empty school has nothing to choose from but the time', async () => {
  await openStudents(await world.signUp(), '/reports')
  await screen.findByText('No one practised in this period')
  expect(screen.getByRole('combobox', { name: 'Period' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Class' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Chatbot' })).toBeNull())
})

test('more than a year is refused before it is asked for', async () => {
  const school = await world.signUp()
  const asked: string[] = []
  const send: School['send'] = (path, init) => {
    asked.push(path)
    return school.send(path, init)
  }
  await openStudents({ ...school, send }, '/reports?period=own&from=2024-01-01&to=2026-01-01')
  expect(await screen.findByText('A report can cover at most one year.')).toBeTruthy()
  expect(asked.filter((path) => path.startsWith('/reports'))).toEqual([])
})

test('menus of chatbots and avatars lead to their reports', async () => {
  const { school, chatbot, avatar } = await schoolWithAvatar(world)
  await openStudents(school, '/manage')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Café' }))
  const report = await screen.findByRole('menuitem', { name: 'Report' })
  expect(report.getAttribute('href')).toBe(`/reports?chatbot=${chatbot.id}`)
  cleanup()
  await openStudents(school, '/avatars')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Lucía' }))
  const other = await screen.findByRole('menuitem', { name: 'Report' })
  expect(other.getAttribute('href')).toBe(`/reports?avatar=${avatar.id}`)
})
