import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addPastConversation } from '../../test/past-conversations.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const add = async ({ api }: School, first_name: string) => (await api.students.add({ body: { first_name } })).id
const said = [{ from: 'student' as const, text: 'Un café, por favor' }]

/** A school in which Ana practised twice and Bo once. */
async function schoolOfTwo() {
  const school = await world.signUp()
  const [ana, bo] = [await add(school, 'Ana'), await add(school, 'Bo')]
  await addPastConversation(world, school, { student_id: ana, minutes: 8, said })
  await addPastConversation(world, school, { student_id: ana, minutes: 12, days: 2, said })
  await addPastConversation(world, school, { student_id: bo, minutes: 5, days: 3, said })
  return { school, ana, bo }
}

test('on a phone students are cards', async () => {
  const { school, ana } = await schoolOfTwo()
  await openStudents(school, '/reports', 360)
  const cards = await screen.findByRole('list', { name: 'Students' })
  expect(within(cards).getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe(`/reports?student=${ana}`)
})

test('students stand by their minutes, and in another order when a heading is pressed', async () => {
  const { school } = await schoolOfTwo()
  const router = await openStudents(school, '/reports')
  const table = await screen.findByRole('table', { name: 'Students' })
  const names = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual(['Ana', 'Bo'])
  await userEvent.click(within(table).getByRole('button', { name: 'Time' }))
  await waitFor(() => expect(names()).toEqual(['Bo', 'Ana']))
  expect(addressOf(router)).toBe('/reports?sort=time')
})

test('a student’s name leads to their own report', async () => {
  const { school, bo } = await schoolOfTwo()
  const router = await openStudents(school, '/reports')
  const table = await screen.findByRole('table', { name: 'Students' })
  await userEvent.click(within(table).getByRole('link', { name: 'Bo' }))
  await waitFor(() => expect(addressOf(router)).toBe(`/reports?student=${bo}`))
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith('Bo · '))
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Students' })).toBeNull())
})

test('cards are sorted, too, and the order can be turned', async () => {
  const { school } = await schoolOfTwo()
  const router = await openStudents(school, '/reports', 360)
  const names = async () =>
    within(await screen.findByRole('list', { name: 'Students' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(await names()).toEqual(['Ana', 'Bo'])
  await userEvent.click(screen.getByRole('button', { name: 'Descending' }))
  await waitFor(async () => expect(await names()).toEqual(['Bo', 'Ana']))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Conversations')
  await waitFor(() => expect(addressOf(router)).toBe('/reports?sort=-conversations'))
  await waitFor(async () => expect(await names()).toEqual(['Ana', 'Bo']))
})

test('of a long list the first are shown, and all when they are wanted', async () => {
  const school = await world.signUp()
  for (let number = 1; number <= 12; number += 1) {
    const student_id = await add(school, `Student ${number}`)
    await addPastConversation(world, school, { student_id, minutes: 10 + number, said })
  }
  await openStudents(school, '/reports')
  const table = await screen.findByRole('table', { name: 'Students' })
  expect(within(table).getAllByRole('link')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(within(table).getAllByRole('link')).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  expect(document.activeElement).toBe(within(table).getAllByRole('link')[9])
})
