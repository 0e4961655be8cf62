import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fillClasses } from '#server/test/worlds/rollovers.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function choose(action: string, name: string) {
  await press(`Actions for ${name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('a class is archived, found in the archive, and restored', async () => {
  const school = await world.signUp()
  await fillClasses(school, { A1: ['Ada'], A2: [] })
  await openStudents(school, '/classes')
  await choose('Archive', 'A1')
  await screen.findByText('A1 was archived')
  await press('Archived')
  await userEvent.click(await screen.findByRole('link', { name: 'A1' }))
  await screen.findByText(/^This class has ended/)
  expect(await screen.findByRole('row', { name: /Ada/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add students' })).toBeNull()
  await choose('Restore', 'A1')
  await screen.findByRole('button', { name: 'Add students' })
  expect((await school.api.classes.list()).counts).toEqual({ active: 2, archived: 0 })
})

test('restoring a class whose name is taken says what to do', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: [] })
  await school.api.classes.archive({ params: { id: id('A1') } })
  await school.api.classes.add({ body: { name: 'A1' } })
  await openStudents(school, '/classes?status=archived')
  await choose('Restore', 'A1')
  await screen.findByText('Another class has this name now. Rename it first.')
})
