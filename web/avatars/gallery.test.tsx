import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'
import { addressOf } from '../test/open-app.tsx'
import { lucia, schoolWithAvatar } from '../test/visits/avatars.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (avatar: string, act: string) => {
  await press(`Actions for ${avatar}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: act }))
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a school without avatars is told what they are for, and can create one', async () => {
  await openStudents(await world.signUp(), '/avatars')
  expect(await screen.findByRole('heading', { name: 'Give your chatbots a face' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Create avatar' }).getAttribute('href')).toBe('/avatars/new')
})

test('a card says what an avatar speaks and talks about, and how many students have it', async () => {
  const { school, params } = await schoolWithAvatar(world)
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  await school.api.assignments.set({ body: { avatar_ids: [params.id], student_ids: [id], on: true } })
  await openStudents(school, '/avatars')
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByRole('link', { name: 'Lucía' }).getAttribute('href')).toBe(`/avatars/${params.id}`)
  for (const text of ['Spanish', 'Uses Café', 'Active', '1 student']) expect(card.getByText(text)).toBeTruthy()
})

test('an avatar that students can’t meet says why', async () => {
  const { school } = await schoolWithAvatar(world, 'draft')
  await school.api.avatars.add({ body: { ...lucia, name: 'Tomás' } })
  await openStudents(school, '/avatars')
  expect(await screen.findByText('Students can’t see Lucía yet: Café is a draft.')).toBeTruthy()
  expect(screen.getByText('Students can’t see Tomás yet: choose a chatbot.')).toBeTruthy()
})

test('the gallery is narrowed down by search and status, and the address says so', async () => {
  const { school } = await schoolWithAvatar(world)
  const { id } = await school.api.avatars.add({ body: { ...lucia, name: 'Tomás' } })
  await school.api.avatars.archive({ params: { id } })
  const router = await openStudents(school, '/avatars')
  await screen.findByRole('link', { name: 'Lucía' })
  expect(names()).toEqual(['Lucía'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Archived 1')
  await waitFor(() => expect(names()).toEqual(['Tomás']))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search avatars' }), 'luc')
  await screen.findByRole('heading', { name: 'No avatars found' })
  expect(addressOf(router)).toBe('/avatars?status=archived&search=luc')
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await waitFor(() => expect(names()).toEqual(['Lucía']))
})

test('few avatars need no filters, many do', async () => {
  const { school } = await schoolWithAvatar(world)
  await openStudents(school, '/avatars')
  await screen.findByRole('link', { name: 'Lucía' })
  expect(screen.queryAllByRole('combobox', { name: /Status|Language|Sort/ })).toEqual([])
  cleanup()
  for (const name of ['Ana', 'Bea', 'Eva', 'Luz', 'Paz', 'Sol'])
    await school.api.avatars.add({ body: { ...lucia, name } })
  await openStudents(school, '/avatars')
  for (const name of ['Status', 'Language']) expect(await screen.findByRole('combobox', { name })).toBeTruthy()
})

test('an empty archive says so, and leads back', async () => {
  const { school } = await schoolWithAvatar(world)
  const router = await openStudents(school, '/avatars?status=archived')
  await screen.findByRole('heading', { name: 'Nothing archived' })
  await press('Show active avatars')
  expect(await screen.findByRole('link', { name: 'Lucía' })).toBeTruthy()
  expect(addressOf(router)).toBe('/avatars')
})

test('an avatar without students is assigned from its card', async () => {
  const { school } = await schoolWithAvatar(world)
  await openStudents(school, '/avatars')
  await press('Assign Lucía')
  expect(await screen.findByRole('dialog', { name: 'Assign Lucía' })).toBeTruthy()
})

test('a copy is told apart from the original, and can be edited at once', async () => {
  const { school } = await schoolWithAvatar(world)
  const router = await openStudents(school, '/avatars')
  await choose('Lucía', 'Duplicate')
  expect(await screen.findByText('Lucía (2) was created')).toBeTruthy()
  const copy = (await school.api.avatars.list({})).items.find(({ name }) => name === 'Lucía (2)')
  await press('Edit')
  await waitFor(() => expect(addressOf(router)).toBe(`/avatars/${copy?.id}`))
})

test('what was put into the archive can be taken back', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openStudents(school, '/avatars')
  await choose('Lucía', 'Archive')
  await screen.findByText('Lucía was archived')
  expect((await school.api.avatars.get({ params })).status).toBe('archived')
  await press('Undo')
  await waitFor(async () => expect((await school.api.avatars.get({ params })).status).toBe('active'))
})

test('deleting says what stays, and can be an archive instead', async () => {
  const { school, params } = await schoolWithAvatar(world)
  await openStudents(school, '/avatars')
  await choose('Lucía', 'Delete')
  const dialog = await screen.findByRole('dialog', { name: 'Delete Lucía?' })
  expect(within(dialog).getByText(/There are no conversations with Lucía yet/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive instead' }))
  await waitFor(async () => expect((await school.api.avatars.get({ params })).status).toBe('archived'))
})

test('a deleted avatar leaves the gallery', async () => {
  const { school } = await schoolWithAvatar(world)
  await openStudents(school, '/avatars')
  await choose('Lucía', 'Delete')
  await press('Delete avatar')
  await screen.findByText('Lucía was deleted')
  expect(await screen.findByRole('heading', { name: 'Give your chatbots a face' })).toBeTruthy()
  expect((await school.api.avatars.list({})).total).toBe(0)
})

test('an avatar is assigned to a class and to a student from its card', async () => {
  const { school, params } = await schoolWithAvatar(world)
  const one = await school.api.classes.add({ body: { name: 'B1' } })
  await school.api.students.add({ body: { first_name: 'Ana', class_ids: [one.id] } })
  await openStudents(school, '/avatars')
  await choose('Lucía', 'Assign')
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Lucía' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /B1/ }))
  await press('Students')
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Ana/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Lucía was assigned to 1 class and 1 student')).toBeTruthy()
  const { items } = await school.api.assignments.list({ query: { avatar_id: params.id } })
  expect(new Set(items.map((item) => (item.student ?? item.class)?.name))).toEqual(new Set(['Ana', 'B1']))
})

test('an avatar is found from anywhere, with its language', async () => {
  const { school, params } = await schoolWithAvatar(world)
  const router = await openStudents(school, '/settings/sessions')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'luci')
  await userEvent.click(await screen.findByRole('option', { name: /Lucía.*Spanish/ }))
  await waitFor(() => expect(addressOf(router)).toBe(`/avatars/${params.id}`))
})

test('a chatbot that an avatar speaks through is not deleted, and it is said whose it is', async () => {
  const { school, chatbot, params } = await schoolWithAvatar(world)
  await openStudents(school, '/manage')
  await choose('Café', 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'You can’t delete Café yet' }))
  expect(dialog.getByRole('link', { name: 'Lucía' }).getAttribute('href')).toBe(`/avatars/${params.id}`)
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
  await screen.findByText('Café was archived')
  expect((await school.api.chatbots.get({ params: { id: chatbot.id } })).status).toBe('archived')
})
