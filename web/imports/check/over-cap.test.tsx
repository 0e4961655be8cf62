import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { World } from '#server/test/world.ts'
import { preparePages } from '../../test/visits/prepare-imports.ts'
import {
  choose,
  countOf,
  fill,
  headline,
  lineWith,
  listOf,
  openedWorld,
  openWizard,
  newPeople,
  press,
} from '../../test/visits/imports.ts'

preparePages()

let world: World
beforeAll(async () => {
  world = await openedWorld()
})
afterEach(cleanup)
afterAll(() => world.close())

test('a list past the cap says by how many, and those that fit are added', async () => {
  const school = await world.signUp()
  await fill(school, 50)
  await openWizard(school)
  await choose(listOf(newPeople(8)))
  expect(await headline('8 new students, 5 seats left')).toBeTruthy()
  expect(screen.getByText('3 students don’t fit your plan.')).toBeTruthy()
  await press('Add the 5 that fit')
  expect(await screen.findByText('5 students added')).toBeTruthy()
  expect(await countOf(school)).toBe(55)
})

test('after an upgrade the same list goes on, without choosing it again', async () => {
  const school = await world.signUp()
  await fill(school, 50)
  await openWizard(school)
  await choose(listOf(newPeople(8)))
  await press('Upgrade and add the rest')
  expect(await screen.findByRole('radio', { name: /^Plus/ })).toBeTruthy()
  await press('Upgrade to Plus')
  expect(await headline('8 new students, 100 seats left')).toBeTruthy()
  await press('Add 8 students')
  expect(await screen.findByText('8 students added')).toBeTruthy()
  expect(await countOf(school)).toBe(58)
})

test('those who had no seat follow after an upgrade, without choosing the list again', async () => {
  const school = await world.signUp()
  await fill(school, 50)
  await openWizard(school)
  await choose(listOf(newPeople(8)))
  await press('Add the 5 that fit')
  await screen.findByText('5 students added')
  await press('Upgrade and add the rest')
  await headline('3 new students, no seats left')
  await press('Upgrade and add the rest')
  await press('Upgrade to Plus')
  await headline('3 new students, 95 seats left')
  await press('Add 3 students')
  await screen.findByText('3 students added')
  expect(await countOf(school)).toBe(58)
})

test('what is here already stands below what is new', async () => {
  const school = await world.signUp()
  const list = newPeople(2)
  await openWizard(school)
  await choose(listOf(list))
  await press('Add 2 students')
  await screen.findByText('2 students added')
  await press('Import another list')
  await choose(listOf([...list, 'Bo,Ruiz,']))
  await headline('1 new student, 53 seats left')
  expect(screen.getAllByRole('row').at(1)?.textContent).toMatch(/Bo/)
})

test('a student over the cap can take the seat of a deselected one', async () => {
  const school = await world.signUp()
  await fill(school, 53)
  await openWizard(school)
  await choose(listOf(newPeople(3)))
  await headline('3 new students, 2 seats left')
  expect(lineWith('Ana2').queryByRole('checkbox')).toBeNull()
  await userEvent.click(lineWith('Ana0').getByRole('checkbox'))
  await userEvent.click(lineWith('Ana2').getByRole('checkbox'))
  await press('Add 2 students')
  await screen.findByText('2 students added')
  const { items } = await school.api.students.list({ query: { search: 'ana2@' } })
  expect(items).toHaveLength(2)
})

test('more ticks than seats are refused before they are sent', async () => {
  const school = await world.signUp()
  await fill(school, 53)
  await openWizard(school)
  await choose(listOf([...newPeople(2), 'Total 2,,']))
  await headline('2 new students, 2 seats left')
  await userEvent.click(lineWith('Check this row').getByRole('checkbox'))
  expect(screen.getByText(/You’ve selected 1 more row than you have seats/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 3 students' }).disabled).toBe(true)
})

test('a school without a free seat is told so, and can only upgrade', async () => {
  const school = await world.signUp()
  await fill(school, 55)
  await openWizard(school)
  await choose(listOf(newPeople(2)))
  expect(await headline('2 new students, no seats left')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Upgrade and add the rest' })).toBeTruthy()
})

test('a list that no plan holds says so, and offers the largest', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(newPeople(501)))
  await headline('501 new students, 55 seats left')
  expect(screen.getByText(/Our largest plan, Pro, has 500 seats\./)).toBeTruthy()
  await press('Upgrade and add more')
  expect(await screen.findByRole('button', { name: 'Upgrade to Pro' })).toBeTruthy()
})

test('a long list is shown a hundred rows at a time', async () => {
  await openWizard(await world.signUp({ tier: 'pro' }))
  await choose(listOf(newPeople(250)))
  await headline('250 new students, 500 seats left')
  expect(screen.getAllByRole('row')).toHaveLength(101)
  await press('Page 3')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(51))
  expect(screen.getByText('Rows 201 to 250 of 250')).toBeTruthy()
})
