import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { classesOf, fillClasses, planFor, planOf, startTerm } from '#server/test/worlds/rollovers.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { addressOf, openApp } from '../test/open-app.tsx'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))
const card = async (name: string) => within(await screen.findByRole('region', { name }))

async function openPlan(school: School, ...names: string[]) {
  const router = await openStudents(school, '/classes')
  await userEvent.click(await screen.findByRole('link', { name: 'New term' }))
  for (const name of names) await tick(new RegExp(`^${name}`))
  await press('Continue')
  await screen.findByRole('button', { name: 'Check the plan' })
  return router
}

test('classes are chosen, planned, checked, and the new term starts and is undone', async () => {
  const school = await world.signUp()
  await fillClasses(school, { A1: ['Ada', 'Bea'], A2: ['Cleo'] })
  await openPlan(school, 'A1', 'A2')
  await userEvent.click((await card('A1')).getByRole('button', { name: 'Archive' }))
  const name = (await card('A2')).getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'B1')
  await press('Check the plan')
  await screen.findByRole('heading', { name: 'A2 becomes B1' })
  expect((await card('A1')).getByText('2 students stay only on its list')).toBeTruthy()
  await press('Start the new term')
  await screen.findByText('The new term has started')
  expect(await classesOf(school)).toEqual({ B1: ['Cleo'] })
  await press('Undo')
  await press('Undo the new term')
  await screen.findByText('Everything is as it was before.')
  expect(await classesOf(school)).toEqual({ A1: ['Ada', 'Bea'], A2: ['Cleo'] })
})

test('a plan survives reloading and going back', async () => {
  const school = await world.signUp()
  await fillClasses(school, { A1: ['Ada'] })
  const router = await openPlan(school, 'A1')
  await userEvent.click((await card('A1')).getByRole('button', { name: 'Archive' }))
  const stored = Object.fromEntries<string>(Object.entries(localStorage))
  cleanup()
  await openApp({ send: school.send, path: addressOf(router), stored })
  const archive = (await card('A1')).getByRole('button', { name: 'Archive' })
  expect(archive.getAttribute('aria-pressed')).toBe('true')
  await press('Back')
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^A1/ })).checked).toBe(true)
})

test('an exception is made for one student, in a drawer', async () => {
  const school = await world.signUp()
  await fillClasses(school, { A1: ['Ada', 'Bea'] })
  await openPlan(school, 'A1')
  await press('Exceptions…')
  const drawer = within(await screen.findByRole('dialog', { name: 'Exceptions in A1' }))
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'Bea' }))
  await userEvent.click(drawer.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'Become inactive' }))
  await userEvent.click(drawer.getByRole('button', { name: 'Apply' }))
  expect(await drawer.findByRole('checkbox', { name: 'Bea Become inactive' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: '1 exception…' })
  await press('Check the plan')
  await screen.findByText('1 student is inactivated')
})

test('what cannot be done is named, and the term cannot start', async () => {
  const school = await world.signUp()
  await fillClasses(school, { A1: ['Ada'], A2: [] })
  await openPlan(school, 'A1')
  const name = (await card('A1')).getByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'a2')
  await press('Check the plan')
  await screen.findByText('Two classes would have the same name')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the new term' }).disabled).toBe(true)
})

test('a change of someone else is told before the term starts', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'] })
  await openPlan(school, 'A1')
  await userEvent.click((await card('A1')).getByRole('button', { name: 'Archive' }))
  await press('Check the plan')
  await screen.findByText('1 student stays only on its list')
  await school.api.students.add({ body: { first_name: 'Bea', class_ids: [id('A1')] } })
  await press('Start the new term')
  await screen.findByText(/^Something has changed in these classes/)
  await screen.findByText('2 students stay only on its list')
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the new term' })
  // The first start ends when what it may have changed has been asked for, too.
  await waitFor(() => expect([start.disabled, start.ariaBusy]).toEqual([false, null]))
  await userEvent.click(start)
  await screen.findByText('The new term has started')
})

test('a term of today is offered, with cards for the new links', async () => {
  const school = await world.signUp()
  const id = await fillClasses(school, { A1: ['Ada'] })
  await school.api.links.get({ params: { id: id('Ada') } })
  await startTerm(school, planOf([planFor(id('A1'), { name: 'A2', renew_links: true })]))
  await openStudents(school, '/classes/rollover')
  await userEvent.click(await screen.findByRole('link', { name: 'Show it' }))
  const link = await screen.findByRole('link', { name: 'A2: 1 student' })
  expect(link.getAttribute('href')).toBe(`/practice-cards?class_id=${id('A1')}`)
})

test('teachers are told that the page is not for them', async () => {
  const school = await world.signUp()
  const teacher = await world.addMember(school, 'teacher')
  await openStudents(teacher, '/classes/rollover')
  await screen.findByRole('heading', { name: 'This page isn’t for teachers' })
})
