import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveChatbot } from '#server/test/practice-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { tokenKey } from '../../lib/api/token.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf, openApp } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
  // No test's time is spent on compiling what it opens.
  await import('../../students/bulk/bulk-bar.tsx')
})
afterEach(cleanup)

const open = ({ send, signedIn }: School, path: string) =>
  openApp({ send, path, stored: { [tokenKey]: signedIn.authToken } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cardOf = async (name: string) => {
  const card = (await screen.findByText(name)).closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return card
}

async function classOf(school: School, people: readonly { first_name: string; native_language?: string }[]) {
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  const ids = []
  for (const body of people) ids.push((await school.api.students.add({ body })).id)
  await school.api.students.bulk({ body: { action: 'add_to_class', class_id: id, ids } })
  return { id, ids }
}

test('the cards of a class speak the language of each student, or else the school’s', async () => {
  const school = await world.signUp()
  const people = [
    { first_name: 'Ute', native_language: 'de' },
    { first_name: 'Yui', native_language: 'ja' },
    { first_name: 'Noa', native_language: 'he' },
    { first_name: 'Juma', native_language: 'sw' },
  ]
  const { id, ids } = await classOf(school, people)
  await open(school, `/practice-cards?class_id=${id}`)
  const german = await cardOf('Ute')
  expect(within(german).getByText(/Scanne den Code/)).toBeTruthy()
  expect(german.querySelector('ol')?.lang).toBe('de')
  expect(within(await cardOf('Yui')).getByText(/コードを読み取って/)).toBeTruthy()
  expect((await cardOf('Noa')).querySelector('ol')?.dir).toBe('rtl')
  expect(within(await cardOf('Juma')).getByText(/Scan the code/)).toBeTruthy()
  const { url } = await school.api.links.get({ params: { id: ids[0] ?? '' } })
  expect(within(german).getByText(url)).toBeTruthy()
  expect(within(german).getByText('Escuela Sol')).toBeTruthy()
})

test('which language a card has is said where a student’s own is not known', async () => {
  const school = await world.signUp()
  const { id, ids } = await classOf(school, [{ first_name: 'Ute', native_language: 'de' }, { first_name: 'Noa' }])
  await open(school, `/practice-cards?class_id=${id}`)
  const notice = await screen.findByText(/native language, or in English if we don’t know it\./)
  expect(notice.closest('[data-printed]')).toBeNull()
  cleanup()
  await open(school, `/practice-cards?students=${ids[0]}`)
  await cardOf('Ute')
  expect(screen.queryByText(/if we don’t know it/)).toBeNull()
})

test.each([
  ['informal', 'Scanne den Code mit dem Handy.', 'Scanne le code avec ton téléphone.'],
  ['formal', 'Scannen Sie den Code mit dem Handy.', 'Scannez le code avec votre téléphone.'],
] as const)('cards are as %s as the school has chosen', async (student_address, german, french) => {
  const school = await world.signUp()
  const { version } = await school.api.school.get()
  await school.api.school.edit({ body: { version, student_address } })
  const people = [
    { first_name: 'Ute', native_language: 'de' },
    { first_name: 'Zoé', native_language: 'fr' },
  ]
  const { id } = await classOf(school, people)
  await open(school, `/practice-cards?class_id=${id}`)
  expect(within(await cardOf('Ute')).getByText(german)).toBeTruthy()
  expect(within(await cardOf('Zoé')).getByText(french)).toBeTruthy()
})

test('eight cards stand on a sheet, and the button prints', async () => {
  const school = await world.signUp()
  const { id } = await classOf(
    school,
    Array.from({ length: 9 }, (_, place) => ({ first_name: `Ana ${place}` })),
  )
  await open(school, `/practice-cards?class_id=${id}`)
  expect(within(await screen.findByRole('list', { name: 'Sheet 1' })).getAllByText(/^Ana \d$/)).toHaveLength(8)
  expect(within(screen.getByRole('list', { name: 'Sheet 2' })).getAllByText(/^Ana \d$/)).toHaveLength(1)
  expect(screen.getByText(/9 cards · 2 A4 sheets/)).toBeTruthy()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})

test('inactive students get no card, and it is said how many that are', async () => {
  const school = await world.signUp()
  const { id, ids } = await classOf(school, [{ first_name: 'Ana' }, { first_name: 'Bo' }])
  await school.api.students.bulk({ body: { action: 'inactivate', ids: [ids[1] ?? ''] } })
  for (const chosen of [`students=${ids.join(',')}`, `class_id=${id}`]) {
    await open(school, `/practice-cards?${chosen}`)
    expect(await screen.findByText('1 student is inactive and won’t get a card.')).toBeTruthy()
    expect(screen.queryByText('Bo')).toBeNull()
    cleanup()
  }
  await open(school, `/practice-cards?students=${ids[1]}`)
  expect(await screen.findByText('No active students here')).toBeTruthy()
})

test('without a selection, the page offers all students and each class', async () => {
  const school = await world.signUp()
  const { id } = await classOf(school, [{ first_name: 'Ana' }, { first_name: 'Bo' }])
  await school.api.students.add({ body: { first_name: 'Cleo' } })
  const { router } = await open(school, '/practice-cards')
  const line = within(
    (await screen.findAllByRole('listitem')).find((item) => item.textContent === 'B1 Tuesday2 students') ??
      document.body,
  )
  await userEvent.click(line.getByRole('link', { name: 'B1 Tuesday' }))
  expect(await screen.findByText(/2 cards · 1 A4 sheet/)).toBeTruthy()
  expect(addressOf(router)).toBe(`/practice-cards?class_id=${id}`)
  await router.navigate(-1)
  await userEvent.click(await screen.findByRole('link', { name: 'All active students' }))
  expect(await screen.findByText(/3 cards · 1 A4 sheet/)).toBeTruthy()
})

test('students without a partner are named beside the cards, with a link to assign one', async () => {
  const school = await world.signUp()
  const { id, ids } = await classOf(school, [{ first_name: 'Ana' }, { first_name: 'Bo' }])
  await giveChatbot(school, { student_ids: ids.slice(0, 1) })
  await open(school, `/practice-cards?class_id=${id}`)
  const notice = await screen.findByText('Bo has no chatbot or avatar yet.')
  expect(notice.closest('[data-printed]')).toBeNull()
  expect(screen.getByRole('link', { name: 'Assign chatbots' }).getAttribute('href')).toBe(`/classes/${id}`)
})

test('students selected in the list get cards, however many match', async () => {
  const school = await world.signUp()
  await classOf(
    school,
    Array.from({ length: 12 }, (_, place) => ({ first_name: `Ana ${place + 10}` })),
  )
  const router = await openStudents(school, '/students?page_size=10')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await press('Select all 12 that match')
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print practice cards' }))
  expect(await screen.findByText(/12 cards · 2 A4 sheets/)).toBeTruthy()
  expect(addressOf(router)).toBe('/practice-cards')
})

test('more students than an address can name get their cards, and get them again after a reload', async () => {
  const school = await world.signUp()
  await classOf(
    school,
    Array.from({ length: 22 }, (_, place) => ({ first_name: `Ana ${place + 10}` })),
  )
  const router = await openStudents(school, '/students?page_size=25')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }))
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print practice cards' }))
  expect(await screen.findByText(/22 cards · 3 A4 sheets/)).toBeTruthy()
  const { state } = router.state.location
  expect(addressOf(router)).toBe('/practice-cards')
  cleanup()
  const stored = { [tokenKey]: school.signedIn.authToken }
  await openApp({ send: school.send, path: '/practice-cards', state: structuredClone(state), stored })
  expect(await screen.findByText(/22 cards · 3 A4 sheets/)).toBeTruthy()
})

test('a class leads to its cards', async () => {
  const school = await world.signUp()
  const { id } = await classOf(school, [{ first_name: 'Ana' }])
  const router = await openStudents(school, `/classes/${id}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Print practice cards' }))
  expect(await screen.findByText(/1 card · 1 A4 sheet/)).toBeTruthy()
  expect(addressOf(router)).toBe(`/practice-cards?class_id=${id}`)
})
