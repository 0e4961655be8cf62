import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })

/** A class of a school with these students, of whom the first is in it; the dialog that adds others is open. */
async function openDialog(...names: string[]) {
  const school = await world.signUp()
  const { id } = await school.api.classes.add({ body: { name: 'B1' } })
  for (const [place, first_name] of names.entries())
    await school.api.students.add({ body: { first_name, class_ids: place === 0 ? [id] : [] } })
  await openStudents(school, `/classes/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'B1' })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Add students' }))[0] ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: 'Add students to B1' })
  return { school, id, dialog, search: within(dialog).getByRole('searchbox') }
}
const members = async ({ api }: School, class_id: string) =>
  (await api.students.list({ query: { class_id } })).items.map(({ first_name }) => first_name)
const send = (count: string) => userEvent.click(screen.getByRole('button', { name: `Add ${count}` }))

test('members of the class are checked and disabled', async () => {
  await openDialog('Ana', 'Bea')
  const [ana, bea] = [await box('^Ana.*In this class$'), await box('^Bea')]
  expect([ana.checked, ana.disabled, bea.checked, bea.disabled]).toEqual([true, true, false, false])
})

test('those who can be added come before those who are in the class', async () => {
  const { dialog } = await openDialog('Ana', 'Bea', 'Carl')
  await box('^Ana')
  const names = within(dialog)
    .getAllByRole('checkbox')
    .map((line) => line.closest('label')?.textContent)
  expect(names).toEqual([expect.stringMatching('Bea'), expect.stringMatching('Carl'), expect.stringMatching('Ana')])
})

test('those who are ticked stay so while one searches on, are added at once, and can be taken out again', async () => {
  const { school, id, search } = await openDialog('Ana', 'Bea', 'Carl', 'Dora')
  await userEvent.click(await box('^Bea'))
  await userEvent.type(search, 'carl')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Bea/ })).toBeNull())
  await userEvent.click(await box('^Carl'))
  await send('2 students')
  await screen.findByText('2 students were added to B1')
  expect(await members(school, id)).toEqual(['Ana', 'Bea', 'Carl'])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await members(school, id)).toEqual(['Ana']))
})

test('Escape empties the search first, and asks before those who are ticked are forgotten', async () => {
  const { dialog, search } = await openDialog('Ana', 'Bea')
  await userEvent.click(await box('^Bea'))
  await userEvent.type(search, 'bea{Escape}')
  expect([search.getAttribute('value'), dialog.isConnected]).toEqual(['', true])
  expect(screen.queryByRole('dialog', { name: 'Close without adding them?' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Keep choosing' }))
  expect((await box('^Bea')).checked).toBe(true)
})

test('a student who is deleted meanwhile is reported, and no student is added', async () => {
  const { school, id } = await openDialog('Ana', 'Bea', 'Carl')
  await userEvent.click(await box('^Bea'))
  await userEvent.click(await box('^Carl'))
  const { items } = await school.api.students.list({ query: { search: 'Carl' } })
  await school.api.students.remove({ params: { id: items[0]?.id ?? '' } })
  await send('2 students')
  await screen.findByText(/^Someone you selected, or the class itself, has been deleted/)
  expect(await members(school, id)).toEqual(['Ana'])
})

test('a long list is shown in parts', async () => {
  const { dialog } = await openDialog(...Array.from({ length: 27 }, (_, place) => `Student ${place + 10}`))
  await box('Student 11')
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(25)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(27))
})
