import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { giveChatbot } from '#server/test/practice-world.ts'
import { inDays, setTask } from '#server/test/worlds/task-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { addPastConversation } from '../../test/past-conversations.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addressOf } from '../../test/open-app.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const summary = {
  praises: [],
  corrections: [{ kind: 'spelling' as const, written: 'cafe', better: 'café' }],
  words_used: [{ word: 'cuenta', meaning: null }],
  words_missed: [],
}
const said = [{ from: 'student' as const, text: 'Un café' }]

/** A student of a native language who practised twice, on different days. */
async function student(native_language: string | null, name = 'Ute') {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: name, native_language } })
  await addPastConversation(world, school, { student_id: id, minutes: 8, said, summary })
  await addPastConversation(world, school, { student_id: id, minutes: 12, days: 2, said })
  return { school, id }
}
const paper = () => screen.findByRole('article')

test('the page speaks the student’s own language, in plain sentences', async () => {
  const { school, id } = await student('de')
  await setTask(school, { chatbot_id: await giveChatbot(school, {}), student_ids: [id], times: 1, due_on: inDays(0) })
  await openStudents(school, `/reports/print?student=${id}`)
  const page = await paper()
  expect(within(page).getByText('Hausaufgaben: 0 von 1 erledigt, 0 rechtzeitig.')).toBeTruthy()
  expect(page.lang).toBe('de')
  expect(within(page).getByText('Ute hat an 2 Tagen geübt, insgesamt 20 Minuten.')).toBeTruthy()
  expect(within(page).getByText('Benutzte Wörter: cuenta.')).toBeTruthy()
  expect(within(page).getByText(/: café\.$/)).toBeTruthy()
  expect(within(page).getByText('Escuela Sol')).toBeTruthy()
  expect(page.hasAttribute('data-printed')).toBe(true)
})

test('another language is in the address, and where the student’s is none of the six, it is the school’s', async () => {
  const { school, id } = await student('ja')
  const router = await openStudents(school, `/reports/print?student=${id}`)
  expect((await paper()).lang).toBe('en')
  await userEvent.click(screen.getByRole('combobox', { name: 'Page language' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Français' }))
  await screen.findByText(/a pratiqué 2 jours/)
  expect(addressOf(router)).toBe(`/reports/print?student=${id}&language=fr`)
})

test('what the teacher writes is on the page, and the button prints', async () => {
  const { school, id } = await student(null)
  await openStudents(school, `/reports/print?student=${id}`)
  await paper()
  await userEvent.type(screen.getByLabelText('Your own words'), 'Ute is doing well.')
  expect(within(await paper()).getByText('Ute is doing well.')).toBeTruthy()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('who did not practise gets a page that says so', async () => {
  const school = await world.signUp()
  const { id } = await school.api.students.add({ body: { first_name: 'Bo' } })
  await openStudents(school, `/reports/print?student=${id}`)
  expect(within(await paper()).getByText('Bo didn’t practise in this period.')).toBeTruthy()
})

test('a missing or deleted student leads to the reports', async () => {
  const school = await world.signUp()
  await openStudents(school, '/reports/print')
  const way = await screen.findByRole('link', { name: 'Go to reports' })
  expect(way.getAttribute('href')).toBe('/reports')
  cleanup()
  await openStudents(school, `/reports/print?student=${crypto.randomUUID()}`)
  await screen.findByRole('heading', { level: 1, name: /We couldn’t find this/ })
})

test('the report of a student leads to the page with the same time', async () => {
  const { school, id } = await student('de')
  const router = await openStudents(school, `/reports?student=${id}&period=90`)
  await userEvent.click(await screen.findByRole('link', { name: 'Print for parents' }))
  await waitFor(() => expect(addressOf(router)).toBe(`/reports/print?student=${id}&period=90`))
  await paper()
})
