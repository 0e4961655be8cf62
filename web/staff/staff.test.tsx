import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type School, type World } from '#server/test/world.ts'
import { addressOf } from '../test/open-app.tsx'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const openStaff = (school: School) => openStudents(school, '/settings/staff')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const confirm = async (title: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name }))
const list = (name: string) => screen.findByRole('region', { name })
const rowOf = async (title: string, name: string) => {
  const rows = within(await list(title)).getAllByRole('listitem')
  return rows.find((row) => row.textContent.includes(name))?.textContent ?? ''
}

async function withTeacher(class_ids: readonly string[] = []) {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher', class_ids)
  await teacher.api.account.edit({ body: { name: 'Tom', last_name: 'Gil', version: 1 } })
  return { school, teacher, id: teacher.signedIn.user.id }
}

test('an owner who works alone reads what inviting is for', async () => {
  await openStaff(await world.signUp())
  expect(await rowOf('Members', '(you)')).toContain('Owner')
  expect(screen.getByText('You’re on your own here')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull()
})

test('a member is listed with role, classes and second factor, and the owner has no actions on themselves', async () => {
  const { school, id } = await withTeacher()
  const class_ids = await Promise.all(
    ['A1', 'A2', 'B1', 'B2'].map(async (name) => (await school.api.classes.add({ body: { name } })).id),
  )
  await school.api.staff.edit({ params: { id }, body: { role: 'teacher', class_ids: class_ids.slice(0, 2) } })
  await openStaff(school)
  const row = await rowOf('Members', 'Tom Gil')
  for (const text of ['A1, A2', 'No second factor', 'Teacher']) expect(row).toContain(text)
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
  cleanup()
  await school.api.staff.edit({ params: { id }, body: { role: 'teacher', class_ids } })
  await openStaff(school)
  expect(await rowOf('Members', 'Tom Gil')).toContain('4 classes')
})

test('role and classes of a member are changed, and what the server refuses stays in the dialog', async () => {
  const { school, id } = await withTeacher()
  await school.api.classes.add({ body: { name: 'A1' } })
  let isDown = true
  const send: School['send'] = (path, init) =>
    isDown && init.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : school.send(path, init)
  await openStaff({ ...school, send })
  await press('Actions for Tom Gil')
  await choose('Role and classes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tom Gil’s role and classes' }))
  await userEvent.click(dialog.getByRole('radio', { name: /Coordinator/ }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'A1' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('We can’t reach the server')
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'A1' }).checked).toBe(true)
  isDown = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changes to Tom Gil saved')
  expect((await school.api.staff.list()).members.find((one) => one.id === id)).toMatchObject({
    role: 'coordinator',
    classes: [{ name: 'A1' }],
  })
})

test('a class that someone else took from a teacher meanwhile does not come back', async () => {
  const { school, id } = await withTeacher()
  const { id: class_id } = await school.api.classes.add({ body: { name: 'A1' } })
  await school.api.classes.add({ body: { name: 'A2' } })
  const edit = (class_ids: string[]) => school.api.staff.edit({ params: { id }, body: { role: 'teacher', class_ids } })
  await edit([class_id])
  await openStaff(school)
  await press('Actions for Tom Gil')
  await choose('Role and classes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tom Gil’s role and classes' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'A2' }))
  await edit([])
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Someone else has changed this')
  const { members } = await school.api.staff.list()
  expect(members.find((one) => one.id === id)?.classes).toEqual([])
})

test('changed ticks are not lost by closing', async () => {
  const { school } = await withTeacher()
  await school.api.classes.add({ body: { name: 'A1' } })
  await openStaff(school)
  await press('Actions for Tom Gil')
  await choose('Role and classes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Tom Gil’s role and classes' }))
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'A1' })
  await userEvent.click(box)
  await userEvent.keyboard('{Escape}')
  await press('Keep editing')
  expect(box.checked).toBe(true)
})

test('a removed member is signed out, stays listed as a former one, and is erased in a second step', async () => {
  const { school, teacher } = await withTeacher()
  await openStaff(school)
  await press('Actions for Tom Gil')
  await choose('Remove')
  await confirm('Remove Tom Gil?', 'Remove')
  await screen.findByText('Tom Gil was removed')
  await expect(teacher.api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await rowOf('Former members', 'Tom Gil')).toContain('Removed')
  await press('Actions for Tom Gil')
  await choose('Erase personal data')
  await confirm('Erase Tom Gil’s personal data?', 'Erase personal data')
  await screen.findByText('Personal data erased')
  await waitFor(() => expect(screen.queryByText('Former members')).toBeNull())
})

test('a member whom someone else has removed meanwhile is said to be gone', async () => {
  const { school, id } = await withTeacher()
  await openStaff(school)
  await press('Actions for Tom Gil')
  await choose('Remove')
  await school.api.staff.remove({ params: { id } })
  await confirm('Remove Tom Gil?', 'Remove')
  expect(await screen.findByText('We couldn’t find this. It may have been deleted.')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Former members', hidden: true })).toBeTruthy())
})

test('the school is offered, the offer is marked and withdrawn', async () => {
  const { school, teacher } = await withTeacher()
  await openStaff(school)
  await press('Actions for Tom Gil')
  await choose('Hand over the school')
  await confirm('Hand over the school to Tom Gil?', 'Hand over the school')
  await screen.findByText('The school was offered to Tom Gil')
  await waitFor(async () => expect(await rowOf('Members', 'Tom Gil')).toContain('School offered'))
  expect((await teacher.api.auth.me()).school_offered_until).toEqual(expect.any(String))
  await press('Actions for Tom Gil')
  await choose('Withdraw the offer')
  await screen.findByText('Offer withdrawn')
  expect((await teacher.api.auth.me()).school_offered_until).toBeNull()
})

test('the member takes the offered school on Home, and the old owner becomes a coordinator', async () => {
  const { school, teacher, id } = await withTeacher()
  await school.api.staff.offerSchool({ params: { id } })
  await openStudents(teacher, '/school')
  await press('Accept')
  await screen.findByText('The school is yours now')
  expect((await teacher.api.auth.me()).role).toBe('school')
  expect((await school.api.auth.me()).role).toBe('coordinator')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull())
})

test('a coordinator manages staff, but neither hands the school over nor requires a second factor', async () => {
  const { school } = await withTeacher()
  await openStaff(await world.addMember(school, 'coordinator'))
  await press('Actions for Tom Gil')
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Role and classes',
    'Remove',
  ])
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a teacher who types the address reads that the page is not theirs', async () => {
  const { teacher } = await withTeacher()
  const router = await openStaff(teacher)
  expect(await screen.findByRole('link', { name: 'Go to Home' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
  expect(addressOf(router)).toBe('/settings/staff')
})

test('a list that could not be loaded is asked for again', async () => {
  const { school } = await withTeacher()
  let isDown = true
  const send: School['send'] = (path, init) =>
    isDown && path === '/staff'
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(path, init)
  await openStaff({ ...school, send })
  await screen.findByText('We couldn’t load your staff')
  isDown = false
  await press('Try again')
  expect(await rowOf('Members', 'Tom Gil')).toContain('Teacher')
})
