import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { NewStudent } from '#contract/people/students.ts'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('columnheader', { name })
const firstNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getByRole('link').textContent)

type Row = Omit<NewStudent, 'class_ids'> & { classes?: string[] }

/** A school with students, and with the classes that they are in. */
async function schoolOf(...rows: Row[]): Promise<School> {
  const school = await world.signUp({ tier: 'plus' })
  const classes = new Map<string, string>()
  for (const name of rows.flatMap((row) => row.classes ?? [])) {
    const { rows: made } = await world.pool.query<{ id: string }>(
      'insert into classes (school_id, name) values ($1, $2) returning id',
      [school.signedIn.user.school.id, name],
    )
    classes.set(name, made[0]?.id ?? '')
  }
  for (const { classes: names = [], ...student } of rows)
    await school.api.students.add({ body: { ...student, class_ids: names.map((name) => classes.get(name) ?? '') } })
  return school
}
const many = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ first_name: `Student ${index + 10}` }))

test('a row says everything there is about a student, and an empty value is a dash', async () => {
  await openStudents(
    await schoolOf(
      {
        first_name: 'Ana',
        email: 'ana@row.example',
        level: 'B1',
        classes: ['B1 Tuesday', 'Exam prep'],
      },
      { first_name: 'Cher' },
    ),
  )
  const ana = within(await screen.findByRole('row', { name: /Ana/ }))
  for (const text of ['ana@row.example', 'B1', 'B1 Tuesday', '+1', 'Active']) ana.getByText(text)
  expect(within(screen.getByRole('row', { name: /Cher/ })).getAllByText('–')).toHaveLength(5)
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeTruthy()
})

test('a press on a heading sorts up, then down, then as usual', async () => {
  await openStudents(
    await schoolOf(
      { first_name: 'Ana', email: 'z@sort.example' },
      { first_name: 'Bea', email: 'y@sort.example' },
      { first_name: 'Carl', email: 'x@sort.example' },
    ),
  )
  expect((await heading('Name')).ariaSort).toBe('ascending')
  await press('Email')
  await waitFor(() => expect(firstNames()).toEqual(['Carl', 'Bea', 'Ana']))
  expect((await heading('Email')).ariaSort).toBe('ascending')
  await press('Email')
  await waitFor(() => expect(firstNames()).toEqual(['Ana', 'Bea', 'Carl']))
  await press('Email')
  await waitFor(async () => expect((await heading('Name')).ariaSort).toBe('ascending'))
})

test('only students of the chosen class are shown', async () => {
  await openStudents(
    await schoolOf({ first_name: 'Ana', classes: ['Mornings'] }, { first_name: 'Bea', classes: ['Evenings'] }),
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Class' }), 'Evenings')
  await waitFor(() => expect(firstNames()).toEqual(['Bea']))
})

test('there is no choice of a class where there are no classes', async () => {
  await openStudents(await schoolOf({ first_name: 'Ana' }))
  await screen.findByRole('row', { name: /Ana/ })
  expect(screen.queryByRole('combobox', { name: 'Class' })).toBeNull()
})

test('a long list has pages, as long as one likes them', async () => {
  const router = await openStudents(await schoolOf(...many(28)))
  expect(await screen.findByText('1–25 of 28')).toBeTruthy()
  await press('Page 2')
  await waitFor(() => expect(firstNames()).toEqual(['Student 35', 'Student 36', 'Student 37']))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '50')
  expect(await screen.findByText('1–28 of 28')).toBeTruthy()
  expect(router.state.location.search).toBe('?page_size=50')
  expect(screen.queryByRole('navigation', { name: 'Student pages' })).toBeNull()
})

test('on a phone the rows are lines, and what they are sorted by is chosen from a list', async () => {
  await openStudents(
    await schoolOf({ first_name: 'Ana', email: 'b@phone.example' }, { first_name: 'Bea', email: 'a@phone.example' }),
    '/students',
    320,
  )
  const list = await screen.findByRole('list', { name: 'Manage Students' })
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Email')
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Bea'))
  await press('Ascending')
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Ana'))
})

test('cards show the same students, and open them', async () => {
  await openStudents(
    await schoolOf({ first_name: 'Ana', level: 'C1', native_language: 'de', classes: ['Mornings'] }),
    '/students?view=grid',
  )
  const card = within(await screen.findByRole('listitem', { name: '' }))
  for (const text of ['C1', 'Mornings', 'German', 'Active']) card.getByText(text)
  // "Langue maternelle" is wider than a third of a phone.
  for (const term of card.getAllByRole('term')) expect(term.className).not.toContain('truncate')
  await userEvent.click(screen.getByRole('link', { name: 'Ana' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Ana/ })).toBeTruthy()
})

test('a school over its cap keeps all students and sees by how many', async () => {
  const school = await schoolOf(...many(57))
  await world.pool.query("update schools set tier = 'starter' where id = $1", [school.signedIn.user.school.id])
  await openStudents(school)
  expect(await screen.findByText(/^You have 2 more active students than seats/)).toBeTruthy()
  expect(screen.getByText('57 of 55 seats used')).toBeTruthy()
})
