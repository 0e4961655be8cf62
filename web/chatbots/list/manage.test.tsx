import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const whole = {
  opening_message: 'Buenos días',
  steps: [{ says: '¿Qué tal?', expects: [], hint: null, example: null }],
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (chatbot: string, act: string) => {
  await press(`Actions for ${chatbot}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: act }))
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const bots = async ({ api }: School, status?: 'archived') =>
  (await api.chatbots.list({ query: { ...(status && { status }) } })).items.map((one) => [one.name, one.status])

test('a school without chatbots is told what they are for, and can begin with a template', async () => {
  await openStudents(await world.signUp(), '/manage')
  expect(await screen.findByRole('heading', { name: 'Give your students someone to talk to' })).toBeTruthy()
  const cafe = screen.getByRole('link', { name: /In a café/ })
  expect(cafe.getAttribute('href')).toBe('/create?template=cafe-a2')
})

test('chatbots are narrowed down by search and status, and the address says so', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  const { id } = await school.api.chatbots.add({ body: { name: 'Doctor', language: 'es', ...whole } })
  await school.api.chatbots.publish({ params: { id } })
  const router = await openStudents(school, '/manage')
  await screen.findByRole('link', { name: 'Waiter' })
  expect(names()).toEqual(['Doctor', 'Waiter'])
  await press('Published 1')
  await waitFor(() => expect(names()).toEqual(['Doctor']))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search chatbots' }), 'wait')
  await screen.findByRole('heading', { name: 'No chatbots found' })
  expect(addressOf(router)).toBe('/manage?status=published&search=wait')
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await waitFor(() => expect(names()).toEqual(['Doctor', 'Waiter']))
})

test('a draft that is not finished is not published, and it is said what it needs', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es' } })
  await openStudents(school, '/manage')
  await choose('Waiter', 'Publish')
  expect(await screen.findByText('Waiter isn’t finished yet')).toBeTruthy()
  expect(await bots(school)).toEqual([['Waiter', 'draft']])
})

test('what was put into the archive comes back as it was', async () => {
  const school = await world.signUp()
  const { id } = await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  await school.api.chatbots.publish({ params: { id } })
  await openStudents(school, '/manage')
  await choose('Waiter', 'Archive')
  await screen.findByText('Waiter was archived')
  expect(await bots(school, 'archived')).toEqual([['Waiter', 'archived']])
  await press('Undo')
  await waitFor(async () => expect(await bots(school)).toEqual([['Waiter', 'published']]))
})

test('a chatbot is tried from the list with one press', async () => {
  const school = await world.signUp()
  const { id } = await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  const router = await openStudents(school, '/manage')
  await press('Preview: Waiter')
  await waitFor(() => expect(addressOf(router)).toBe(`/create/${id}?preview=1`))
})

test('deleting says what stays, and can be an archive instead', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  await openStudents(school, '/manage')
  await choose('Waiter', 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete Waiter?' })
  expect(within(dialog).getByText(/There are no conversations with it yet/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive instead' }))
  await waitFor(async () => expect(await bots(school, 'archived')).toHaveLength(1))
})

test('a copy in a further language takes a place of the plan, and none is made where there is none', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  await openStudents(school, '/manage')
  await choose('Waiter', 'Duplicate')
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Waiter' })
  await within(dialog).findByText('1 of 1 language used.')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'French (switched off)' }))
  expect(await within(dialog).findByText('Please upgrade subscription to enable more languages.')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Duplicate' }).disabled).toBe(true)
})

test('a copy is told apart from the original, and can be edited at once', async () => {
  const school = await world.signUp()
  await school.api.chatbots.add({ body: { name: 'Waiter', language: 'es', ...whole } })
  await openStudents(school, '/manage')
  await choose('Waiter', 'Duplicate')
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Waiter' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText('Waiter (2) was created as a draft')).toBeTruthy()
  expect(await bots(school)).toHaveLength(2)
})

test('a page says how many chatbots there are beyond it', async () => {
  const school = await world.signUp()
  for (let place = 10; place < 37; place += 1)
    await school.api.chatbots.add({ body: { name: `Waiter ${place}`, language: 'es' } })
  const router = await openStudents(school, '/manage?sort=name&page=9')
  expect(await screen.findByText('26–27 of 27')).toBeTruthy()
  expect(addressOf(router)).toBe('/manage?sort=name&page=2')
})
