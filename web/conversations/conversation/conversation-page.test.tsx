import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { addStudent } from '../../test/visits/conversations.ts'
import { addPastConversation } from '../../test/past-conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const open = (school: School, id: string) => openStudents(school, `/conversations/${id}`)
const region = (name: string) => screen.findByRole('region', { name })
const spelling = { kind: 'spelling' as const, written: 'lechee', better: 'leche' }

test('what was said stands with its corrections, and beside it how it went', async () => {
  const school = await world.signUp()
  const id = await addPastConversation(world, school, {
    student_id: await addStudent(school),
    said: [
      { from: 'partner', text: 'Buenos días.' },
      { from: 'student', text: 'Con lechee', corrections: [spelling] },
    ],
    summary: {
      praises: ['kept_going'],
      corrections: [spelling],
      words_used: [{ word: 'la leche', meaning: 'milk' }],
      words_missed: [{ word: 'la cuenta', meaning: null }],
    },
  })
  await open(school, id)
  const said = within(await region('Transcript'))
  expect(said.getByText('Buenos días.').lang).toBe('es')
  expect(within(said.getByRole('list', { name: 'Corrections' })).getByText('Spelling')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy()
  expect(within(await region('How it went')).getByText('In Spanish')).toBeTruthy()
  const summary = within(await region('Summary'))
  for (const words of ['Kept going when it was hard', 'la leche', 'la cuenta', 'Spelling (1)'])
    expect(summary.getByText(words)).toBeTruthy()
})

test('mistakes are marked in the text, with what came of saying them again', async () => {
  const school = await world.signUp()
  const place = { rule: 'spelling', start: 4, end: 10 }
  const id = await addPastConversation(world, school, {
    student_id: await addStudent(school),
    said: [
      { from: 'student', text: 'Con lechee\ny agua', corrections: [{ ...spelling, ...place, coaching: 'right' }] },
    ],
  })
  await open(school, id)
  const said = within(await region('Transcript'))
  expect(said.getByText('lechee', { selector: 'mark' }).parentElement?.textContent).toBe('Con lechee\n')
  said.getByText('Said again correctly')
})

test('what was called no mistake by mistake is put back', async () => {
  const school = await world.signUp()
  const place = { rule: 'spelling', start: 4, end: 10 }
  const id = await addPastConversation(world, school, {
    student_id: await addStudent(school),
    said: [{ from: 'student', text: 'Con lechee', corrections: [{ ...spelling, ...place }] }],
  })
  await open(school, id)
  await userEvent.click(await screen.findByRole('button', { name: 'What about “lechee”?' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'This isn’t a mistake' }))
  await waitFor(() => expect(screen.queryByText('lechee', { selector: 'mark' })).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('“lechee” is marked again')).toBeTruthy()
  expect(await screen.findByText('lechee', { selector: 'mark' })).toBeTruthy()
})

test('a flagged message is marked, and marking it as seen takes the worry away', async () => {
  const school = await world.signUp()
  const said = [{ from: 'student' as const, text: 'Quiero hacerme daño', flag: 'self_harm' as const }]
  const id = await addPastConversation(world, school, { student_id: await addStudent(school), said })
  await open(school, id)
  expect(await screen.findByText('Some words may be about self-harm.')).toBeTruthy()
  expect(within(await region('Transcript')).getByText('Flagged')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mark as seen' }))
  expect(await screen.findByText('Marked as seen')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull())
  expect((await school.api.conversations.get({ params: { id } })).is_flag_seen).toBe(true)
})

test('deleted text says when and why, and leaves nothing to download', async () => {
  const school = await world.signUp()
  const id = await addPastConversation(world, school, { student_id: await addStudent(school), purged: true })
  await open(school, id)
  expect(await screen.findByText(/^The transcript was deleted on /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Data retention' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Download as text' })).toBeNull()
})

test('Arabic is read from the right, and time is said again after a pause', async () => {
  const school = await world.signUp()
  const id = await addPastConversation(world, school, {
    student_id: await addStudent(school),
    language: 'ar',
    said: [
      { from: 'partner', text: 'صباح الخير' },
      { from: 'student', text: 'قهوة', after: 9 },
    ],
  })
  await open(school, id)
  expect((await screen.findByText('صباح الخير')).dir).toBe('rtl')
  expect((await region('Transcript')).querySelectorAll('time')).toHaveLength(2)
})

test('a conversation goes home as text', async () => {
  const school = await world.signUp()
  const said = [{ from: 'student' as const, text: 'Con lechee', corrections: [spelling] }]
  const id = await addPastConversation(world, school, { student_id: await addStudent(school), said })
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:file'
  }
  await open(school, id)
  await userEvent.click(await screen.findByRole('button', { name: 'Download as text' }))
  expect(await files[0]?.text()).toMatch(
    /^Ana · Café Sol\nSpanish · .+\n\nAna: Con lechee\n {4}Spelling: lechee → leche/,
  )
})

test('another school’s conversation is not found', async () => {
  const [school, other] = [await world.signUp(), await world.signUp()]
  const id = await addPastConversation(world, other, { student_id: await addStudent(other) })
  await open(school, id)
  expect(await screen.findByText('We couldn’t find this conversation')).toBeTruthy()
})

test('a student’s page shows the last five, and the practice of twelve weeks', async () => {
  const school = await world.signUp()
  const student_id = await addStudent(school)
  for (const days of [0, 7, 14, 21, 28, 35]) await addPastConversation(world, school, { student_id, days, minutes: 10 })
  await openStudents(school, `/students/${student_id}`)
  const section = within(await region('Conversations'))
  expect(await section.findAllByRole('link', { name: 'Café Sol' })).toHaveLength(5)
  expect(section.getByRole('link', { name: 'Show all 6' }).getAttribute('href')).toBe(
    `/conversations?student=${student_id}`,
  )
  expect(within(section.getByRole('table')).getAllByText('10 min')).toHaveLength(6)
  expect(section.getByText('1 hr in total')).toBeTruthy()
})
