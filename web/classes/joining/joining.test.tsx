import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { openJoiningClass } from '#server/test/worlds/join-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
  await import('./code-dialog.tsx')
})
afterEach(cleanup)

const panel = () => screen.findByRole('region', { name: 'Join code' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const openOf = async ({ api }: School, id: string) => (await api.joining.get({ params: { id } })).open

test('a teacher opens a code, changes it, and closes it', async () => {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  const teacher = await world.addMember(school, 'teacher', [id])
  await openStudents(teacher, `/classes/${id}`)
  await screen.findByRole('button', { name: 'Open a join code' })
  expect((await panel()).childElementCount).toBe(1)
  await press('Open a join code')
  const dialog = within(await screen.findByRole('dialog', { name: 'Join code' }))
  const max = dialog.getByRole('textbox', { name: 'Maximum number of students' })
  await userEvent.clear(max)
  await press('Open code')
  await screen.findByText('Enter a number from 1 to 500.')
  await userEvent.type(max, '12')
  await userEvent.click(dialog.getByRole('switch', { name: 'I let each student in' }))
  await press('Open code')
  const code = within(await panel())
  await code.findByText(/0 of 12 students have joined/)
  const open = await openOf(school, id)
  expect(open).toMatchObject({ max_students: 12, needs_approval: true, asks_last_name: true })
  code.getByText(`${open?.code.slice(0, 4)} ${open?.code.slice(4)}`)
  await press('Close the code')
  await screen.findByRole('button', { name: 'Open a join code' })
  expect(await openOf(school, id)).toBeNull()
})

test('settings that were changed are not lost by closing, and two who change them do not overwrite each other', async () => {
  const { school, class_id, open } = await openJoiningClass(world, { max_students: 30 })
  await openStudents(school, `/classes/${class_id}`)
  await press('Change')
  const dialog = within(await screen.findByRole('dialog', { name: 'Join code' }))
  const max = dialog.getByRole('textbox', { name: 'Maximum number of students' })
  await userEvent.clear(max)
  await userEvent.type(max, '12')
  await press('Cancel')
  await press('Keep editing')
  const { closes_at, needs_approval, asks_last_name, version } = open
  const body = { closes_at, needs_approval, asks_last_name, version, max_students: 20 }
  await school.api.joining.open({ params: { id: class_id }, body })
  await press('Save')
  await dialog.findByText(/Someone else has changed this join code/)
  expect(await openOf(school, class_id)).toMatchObject({ max_students: 20 })
  await press('Cancel')
  await press('Discard')
  await within(await panel()).findByText(/0 of 20 students have joined/)
})

test('who waits is let in with one press, all at once, or as the one whom the teacher chooses', async () => {
  const one = await openJoiningClass(world, { needs_approval: true }, [{ first_name: 'Ana', last_name: 'Li' }])
  await one.join({ first_name: 'Ana', last_name: 'Li', answer: 'is_me' })
  await one.join({ first_name: 'Bo', last_name: 'Ek' })
  let isSlow = false
  // The list of who waits is empty before the rest of the page has followed.
  const send: Send = async (path, init) => {
    if (isSlow && path.startsWith('/notices')) await new Promise((resolve) => setTimeout(resolve, 500))
    return one.school.send(path, init)
  }
  await openStudents({ ...one.school, send }, `/classes/${one.class_id}`)
  const box = within(await panel())
  await box.findByText('2 students are waiting')
  isSlow = true
  await press('Let everyone in')
  await screen.findByText('2 students are in')
  await one.join({ first_name: 'Ana', last_name: 'Li', answer: 'is_me' })
  await one.join({ first_name: 'Cy', last_name: 'Oh' })
  cleanup()
  await openStudents(one.school, `/classes/${one.class_id}`)
  await screen.findByRole('button', { name: 'Let in as Ana Li' })
  await press('Add as a new student')
  await press('Decline Cy Oh')
  await screen.findByText(/3 of 30 students have joined/)
  expect((await one.school.api.students.list({ query: { class_id: one.class_id } })).total).toBe(3)
})

test('why a request could not be declined is told, though its line is gone meanwhile', async () => {
  const { school, class_id, join } = await openJoiningClass(world, { needs_approval: true })
  await join({ first_name: 'Bo', last_name: 'Ek' })
  const held = Promise.withResolvers<void>()
  const send: Send = async (path, init) => {
    if (!path.endsWith('/refuse')) return school.send(path, init)
    await held.promise
    return Response.json({ code: 'not_found', message: 'x', details: {} }, { status: 404 })
  }
  const router = await openStudents({ ...school, send }, `/classes/${class_id}`)
  await press('Decline Bo Ek')
  await act(() => router.navigate('/students'))
  await waitFor(() => expect(screen.queryByText('Bo Ek')).toBeNull())
  held.resolve()
  await screen.findByText('We couldn’t find this. It may have been deleted.')
})

test('Home names the classes in which students wait', async () => {
  const one = await openJoiningClass(world, { needs_approval: true })
  await one.join({})
  await openStudents(one.school, '/school')
  await screen.findByText('1 student is waiting to join')
  expect(screen.getByRole('link', { name: 'Show: B1 Tuesday' }).getAttribute('href')).toBe(`/classes/${one.class_id}`)
})

test('a screen to project shows the code in large, and who joined as a number only', async () => {
  const one = await openJoiningClass(world)
  await one.join({ first_name: 'Zelda' })
  await openStudents(one.school, `/classes/${one.class_id}/join`)
  await screen.findByRole('heading', { name: 'Join B1 Tuesday' })
  await screen.findByText('1 of 30 students has joined')
  screen.getByText('QR code that opens the page to join')
  expect(screen.queryByText(/Zelda/)).toBeNull()
})

test('a screen to project offers to open a code where there is none', async () => {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  await openStudents(school, `/classes/${id}/join`)
  await screen.findByText('This class has no open join code.')
  await press('Open a join code')
  await press('Open code')
  await screen.findByText('QR code that opens the page to join')
  expect(await openOf(school, id)).not.toBeNull()
})

test('a class that is not there is said to be gone, without trying again', async () => {
  await openStudents(await world.signUp(), `/classes/${crypto.randomUUID()}/join`)
  await screen.findByRole('heading', { name: 'We couldn’t find this class' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
