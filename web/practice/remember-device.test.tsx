import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { injectSend, shareWorld, type World } from '#server/test/world.ts'
import { openPracticePage } from '../test/open-practice.tsx'
import { accept, messageField, press, secretOf, visit } from '../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const greeting = () => screen.findByRole('heading', { name: 'Hello, Ana' })
const noLink = () => screen.findByRole('heading', { name: 'Open your practice link' })
/** Comes back to the page without the link: in the same tab, or another day in another. */
const comeBack = async (isSameTab: boolean) => {
  cleanup()
  if (!isSameTab) sessionStorage.clear()
  await openPracticePage({ send: injectSend(world.app), secret: '', isReload: true })
}
const isRemembered = async (practiceStudent: PracticeStudent) =>
  JSON.stringify([localStorage, sessionStorage, location.href, history.state]).includes(await secretOf(practiceStudent))

test('the secret leaves the address once it has opened the practice, and a reload in the tab still works', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await visit(world, practiceStudent, { at: id })
  await accept()
  expect(location.href).toMatch(new RegExp(`/practice\\?c=${id}$`))
  expect(JSON.stringify(localStorage)).not.toContain(await secretOf(practiceStudent))
  await comeBack(true)
  await greeting()
})

test('another day the page does not open by itself, unless the student has said that it is their own device', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await greeting()
  await comeBack(false)
  await noLink()
  cleanup()
  await visit(world, practiceStudent)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'This is my own device' }))
  await comeBack(false)
  await greeting()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'This is my own device', checked: true }))
  await comeBack(false)
  await noLink()
})

test('leaving ends the session on the server, and nothing of it is left on the device', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'This is my own device' }))
  await press('Start with Café Sol')
  await accept()
  await userEvent.type(await messageField(), 'A secret')
  await press('Back')
  const sessions = () =>
    world.pool.query('select 1 from practice_sessions where student_id = $1', [practiceStudent.student_id])
  const before = (await sessions()).rowCount ?? 0
  await press('Leave')
  await screen.findByRole('heading', { name: 'You’ve left' })
  await expect.poll(async () => (await sessions()).rowCount).toBe(before - 1)
  expect(await isRemembered(practiceStudent)).toBe(false)
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('A secret')
  await comeBack(true)
  await noLink()
})

test('a link in the address comes before what the device remembers', async () => {
  const [ana, bea] = [await openPracticeStudent(world), await openPracticeStudent(world, { first_name: 'Bea' })]
  await visit(world, ana)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'This is my own device' }))
  cleanup()
  await openPracticePage({ send: injectSend(world.app), secret: await secretOf(bea), isReload: true })
  await screen.findByRole('heading', { name: 'Hello, Bea' })
  expect(screen.getByRole('checkbox', { name: 'This is my own device' })).not.toHaveProperty('checked', true)
})

test('a message that was flagged is not shown when the practice is opened again', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await begin(practiceStudent)
  await visit(world, practiceStudent, { at: id })
  await accept()
  await userEvent.type(await messageField(), 'No quiero vivir')
  await press('Send')
  await screen.findByRole('heading', { name: 'You don’t have to face this alone' })
  screen.getByText('No quiero vivir')
  cleanup()
  await visit(world, practiceStudent, { at: id })
  await accept()
  await screen.findByText('This message isn’t shown here again.')
  expect(screen.queryByText('No quiero vivir')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'You don’t have to face this alone' })).toBeNull()
})
