import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { agoIn } from '../../lib/words/ago-in.ts'
import { toSearchInput } from './use-similar.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add student' }))
async function openAdding() {
  const school = await world.signUp()
  const ana = await school.api.students.add({ body: { first_name: 'Ana', last_name: 'Díaz' } })
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ana.id] } })
  await openStudents(school, '/students?add')
  return { school, ana }
}

test('a similar student is shown beside the one being added, and the focus stays', async () => {
  const { ana } = await openAdding()
  await type('First name', 'Ana')
  await type('Last name', 'Diaz')
  expect(await screen.findByText('Possible duplicate of Ana Díaz')).toBeTruthy()
  expect((await dialog()).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/students/${ana.id}`)
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
})

test('an inactive similar student can be activated instead', async () => {
  const { school } = await openAdding()
  await type('First name', 'Ana')
  await type('Last name', 'Diaz')
  await userEvent.click(await screen.findByRole('button', { name: 'Activate instead' }))
  expect(await screen.findByText('Ana Díaz is now active')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add student' })).toBeNull())
  expect((await school.api.students.list()).items).toMatchObject([{ first_name: 'Ana', status: 'active' }])
})

test('another student of the same name can still be added', async () => {
  const { school } = await openAdding()
  await type('First name', 'Ana')
  await type('Last name', 'Diaz')
  await screen.findByText('Possible duplicate of Ana Díaz')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Add student' }))
  expect(await screen.findByText('Ana Diaz was added')).toBeTruthy()
  expect((await school.api.students.list()).total).toBe(2)
})

test('a first name alone, or an incomplete email, starts no search', () => {
  expect(toSearchInput(['Ana', ' ', 'ana@'])).toBeNull()
  expect(toSearchInput(['', 'Díaz', 'ana@example.com'])).toBeNull()
  expect(toSearchInput([' Ana ', '', 'ANA@example.com'])).toEqual({ first_name: 'Ana', email: 'ana@example.com' })
  expect(toSearchInput(['Ana', 'Díaz', 'ana@'])).toEqual({ first_name: 'Ana', last_name: 'Díaz' })
})

test('how long ago something was is said in the largest unit that fits', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const ago = (iso: string, language = 'en') => agoIn(language, iso, now)
  expect(ago('2026-11-22T11:59:30Z')).toBe('now')
  expect(ago('2026-11-22T12:05:00Z')).toBe('now')
  expect(ago('2026-11-22T10:30:00Z')).toBe('1 hour ago')
  expect(ago('2026-11-21T09:00:00Z')).toBe('yesterday')
  expect(ago('2026-08-01T09:00:00Z', 'de')).toBe('vor 3 Monaten')
  expect(ago('2024-08-01T09:00:00Z', 'fr')).toBe('il y a 2 ans')
})
