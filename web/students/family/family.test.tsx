import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openFamily } from '#server/test/worlds/family-world.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const open = async (school: School, id: string) => {
  await openStudents(school, `/students/${id}`)
  return within(await screen.findByRole('region', { name: 'Family' }))
}

test('a family’s address is added, asked for consent, and removed', async () => {
  const { school, student_id, email, guardian } = await openFamily(world)
  const card = await open(school, student_id)
  expect(card.getByText('No address yet.')).toBeTruthy()
  await press('Add an address')
  const dialog = within(await screen.findByRole('dialog', { name: /’s family$/ }))
  await userEvent.type(dialog.getByLabelText('Email address'), 'nonsense')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^Enter an email address/)).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText('Email address'))
  await userEvent.type(dialog.getByLabelText('Email address'), email)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await card.findByText(/^Asked on .*No answer yet\.$/)).toBeTruthy()
  expect(card.getByText(/^You can ask again from/)).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Ask again' })).toBeNull()
  await press('Remove')
  expect(await card.findByText('No address yet.')).toBeTruthy()
  expect(await guardian()).toBeNull()
})

test('an address that said no can’t be added again, and the dialog says why', async () => {
  const { school, student_id, params, email, set } = await openFamily(world)
  await set()
  await world.pool.query('update guardian_questions set refused_at = now() where student_id = $1', [student_id])
  await school.api.guardians.remove({ params })
  await open(school, student_id)
  await press('Add an address')
  await userEvent.type(await screen.findByLabelText('Email address'), email)
  await press('Save')
  expect(await screen.findByText(/^We can’t ask this address right now/)).toBeTruthy()
})

test('a question without an answer is asked again a week later', async () => {
  const { school, student_id, set, age } = await openFamily(world)
  await set()
  await age(8)
  const card = await open(school, student_id)
  await press('Ask again')
  await waitFor(() => expect(card.queryByRole('button', { name: 'Ask again' })).toBeNull())
})

test('a teacher sees the answer, and changes nothing', async () => {
  const { school, student_id, set } = await openFamily(world)
  await set()
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  await school.api.students.bulk({ body: { action: 'add_to_class', class_id: id, ids: [student_id] } })
  const card = await open(await world.addMember(school, 'teacher', [id]), student_id)
  expect(card.getByText(/^Asked on/)).toBeTruthy()
  expect(card.queryAllByRole('button')).toEqual([])
})

test('a school that writes to no family sees nothing of it', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Ana' } })
  await openStudents(school, `/students/${id}`)
  await screen.findByRole('heading', { name: 'Practice link' })
  expect(screen.queryByRole('region', { name: 'Family' })).toBeNull()
})
