import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { World } from '#server/test/world.ts'
import { addressOf } from '../test/open-app.tsx'
import { preparePages } from '../test/visits/prepare-imports.ts'
import {
  choose,
  countOf,
  headline,
  lineWith,
  listOf,
  openedWorld,
  openWizard,
  press,
  roster,
  visit,
} from '../test/visits/imports.ts'

preparePages()

let world: World
beforeAll(async () => {
  world = await openedWorld()
})
afterEach(cleanup)
afterAll(() => world.close())

test('a German school has its students in the product within one visit', async () => {
  const school = await world.signUp()
  await openWizard(school)
  expect(screen.getByText(/^Family addresses aren’t imported/)).toBeTruthy()
  await choose(await roster('excel-de-semicolon-windows1252.csv'))
  expect(await headline('30 new students, 55 seats left')).toBeTruthy()
  expect(screen.getByText(/No one will be removed\./)).toBeTruthy()
  await press(/^\d+ new classes$/)
  expect(screen.getByText(/new classes will be created: B1 Dienstag/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invalid email 1' })).toBeTruthy()
  await press('Add 30 students')
  expect(await headline('Successfully added & activated students')).toBeTruthy()
  expect(screen.getByText('30 students added')).toBeTruthy()
  expect((await screen.findAllByText('Next: Publish a chatbot')).length).toBeGreaterThan(0)
  expect(await countOf(school)).toBe(30)
  await waitFor(async () => expect((await school.api.notices.list()).unread).toBe(0))
})

test('a doubtful row can be ticked and is not ticked at first', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['First name,Email', 'Ana,ana@doubt.example', 'Bea,bea@doubt.example', 'Total 2,']))
  await headline('2 new students, 55 seats left')
  const box = lineWith('Check this row').getByRole<HTMLInputElement>('checkbox')
  expect(box.checked).toBe(false)
  await userEvent.click(box)
  expect(await screen.findByRole('button', { name: 'Add 3 students' })).toBeTruthy()
})

test('a refused row says why, in the words of its own cell, and has no box', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['First name,Email,Level', 'Ana,ana(at)words.example,B1', 'Bea,bea@words.example,Mittelstufe']))
  await headline('1 new student, 55 seats left')
  expect(lineWith('Ana').getByText('“ana(at)words.example” isn’t an email address')).toBeTruthy()
  expect(lineWith('Ana').queryByRole('checkbox')).toBeNull()
  expect(lineWith('Bea').getByText('“Mittelstufe” isn’t a level from A1 to C2: left empty')).toBeTruthy()
})

test('a filter shows the rows of one verdict, and all that are shown are deselected at once', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['First name,Last name,Email', 'Ana,López,', 'Bea,Ruiz,', ',Sol,sol@filter.example']))
  await headline('2 new students, 55 seats left')
  await press('Missing name 1')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await press('New 2')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all shown (2)' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
})

test('an unrecognised name column is asked for, and the import continues with it', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['xx,E-Mail', '4711,a@column.example', '4712,b@column.example']))
  await headline('Which column has the first names?')
  await userEvent.click(screen.getByRole('combobox', { name: 'xx' }))
  await userEvent.click(await screen.findByRole('option', { name: 'First name', hidden: false }))
  expect(await headline('2 new students, 55 seats left')).toBeTruthy()
  expect(lineWith('a@column.example').getByText('4711')).toBeTruthy()
})

test('a column that is left out by hand is gone from every row', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['First name,Level', 'Ana,B1', 'Bea,B2']))
  await headline('2 new students, 55 seats left')
  await press('2 of 2 columns used')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Level' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Left out', hidden: false }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Level' })).toBeNull())
  expect(screen.getByRole('button', { name: '1 of 2 columns used' })).toBeTruthy()
})

test('importing the same list again adds no student and says so', async () => {
  const school = await world.signUp()
  const list = listOf(['First name,Email', 'Ana,ana@again.example'])
  await openWizard(school)
  await choose(list)
  await press('Add 1 student')
  await press('Import another list')
  await choose(list)
  expect(await screen.findByText(/Everyone on this list is already here, so there’s nothing to do\./)).toBeTruthy()
  expect(await countOf(school)).toBe(1)
})

test('a pasted list is read like a file', async () => {
  const school = await world.signUp()
  await openWizard(school)
  expect(screen.getByText('Step 1 of 3: Choose')).toBeTruthy()
  await press('Paste a list')
  await userEvent.click(screen.getByRole('textbox', { name: 'Your list' }))
  expect(screen.getByText('Step 1 of 3: Choose')).toBeTruthy()
  await userEvent.paste('First name\tLast name\nAna\tLópez\nBea\tRuiz')
  await press('Check list')
  await headline('2 new students, 55 seats left')
  expect(screen.getByText('Step 2 of 3: Check')).toBeTruthy()
  expect(screen.getByText(/From the pasted list/)).toBeTruthy()
})

test('a pasted list without students says how to paste it', async () => {
  await openWizard(await world.signUp())
  await press('Paste a list')
  await userEvent.click(screen.getByRole('textbox', { name: 'Your list' }))
  await userEvent.paste('First name\tLast name')
  await press('Check list')
  await headline('This list is empty.')
  expect(screen.getByText(/paste the list again/)).toBeTruthy()
})

test('after an import nothing hides what was done, and the rows that were left out are offered', async () => {
  await openWizard(await world.signUp())
  await choose(listOf(['First name,Email', 'Ana,ana(at)done.example', 'Bea,bea@done.example']))
  await press('Add 1 student')
  await headline('Successfully added & activated students')
  expect(screen.getByText('1 row left out')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
  expect(screen.getAllByText('(done)', { exact: false })).toHaveLength(3)
  expect(screen.getAllByText('Successfully added & activated students')).toHaveLength(1)
})

test('leaving in the middle asks, and takes the list out of the address bar', async () => {
  const { router } = await openWizard(await world.signUp())
  await choose(listOf(['First name', 'Ana', 'Bea']))
  await headline('2 new students, 55 seats left')
  expect(addressOf(router)).toMatch(/^\/students\?status=inactive&import=[\da-f-]{36}$/)
  await userEvent.keyboard('{Escape}')
  await press('Keep going')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  await press('Leave')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(addressOf(router)).toBe('/students?status=inactive'))
})

test('leaving before anything was chosen does not ask', async () => {
  await openWizard(await world.signUp())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a list in the address bar is taken up again, as after a reload', async () => {
  const school = await world.signUp()
  const file = new Blob(['First name\nAna\nBea'], { type: 'text/csv' })
  const { import_id } = await school.api.imports.preview({ file, query: { file_name: 'autumn.csv' } })
  await visit(school, `/students?import=${import_id}`)
  expect(await headline('2 new students, 55 seats left')).toBeTruthy()
  expect(screen.getByText(/From “autumn\.csv”/)).toBeTruthy()
})

test('a list that was kept too long says so, and another can be chosen', async () => {
  await visit(await world.signUp(), '/students?import=0190a0a0-0000-7000-8000-000000000000')
  expect((await screen.findByRole('alert')).textContent).toContain('This list has expired')
  await press('Choose another list')
  expect(await headline('Choose your list')).toBeTruthy()
})

test('the template and the rows that were left out are downloaded in the language of the interface', async () => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openWizard(await world.signUp())
  await press('Download template')
  await screen.findByText(/The template is in your downloads/)
  await choose(listOf(['First name,Email', 'Ana,ana(at)problems.example', 'Bea,bea@problems.example']))
  await press('1 row left out')
  await press('Download')
  await waitFor(() => expect(saved).toEqual(['students.xlsx', 'not-added.xlsx']))
})
