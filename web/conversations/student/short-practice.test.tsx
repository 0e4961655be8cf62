import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, openPracticeStudent, type PracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../../test/visits/students.ts'
import { openConversations } from '../../test/visits/conversations.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** A conversation in which a student said this, and its id. */
async function talk(practiceStudent: PracticeStudent, text: string): Promise<string> {
  const id = await begin(practiceStudent)
  await say(practiceStudent, id, text)
  return id
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)

test('a few seconds are practice too, in the list and in the chart of the student', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await talk(practiceStudent, 'Un café, por favor')
  await openConversations(practiceStudent.school)
  expect((await rows())[0]?.textContent).toContain('under 1\u00a0min')
  cleanup()
  await openStudents(practiceStudent.school, `/students/${practiceStudent.student_id}`)
  expect(await screen.findByText('under 1 min in total')).toBeTruthy()
  const weeks = within(screen.getByRole('table', { name: 'Practice in the last 12 weeks' })).getAllByRole('row')
  expect(weeks.at(-1)?.textContent).toMatch(/under 1\smin$/)
  expect(weeks.at(-2)?.textContent).toMatch(/No practice$/)
})

test('a student who opened a conversation and said nothing has not practised', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await begin(practiceStudent)
  await openStudents(practiceStudent.school, `/students/${practiceStudent.student_id}`)
  expect(await screen.findByText('No practice in the last 12 weeks.')).toBeTruthy()
  expect(screen.queryByRole('figure')).toBeNull()
})

test('the last days are counted where the school is', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await talk(practiceStudent, 'Un café')
  // One of them has begun tomorrow, or the other is still at yesterday.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
  for (const time_zone of zones) {
    const { version } = await practiceStudent.school.api.school.get()
    await practiceStudent.school.api.school.edit({ body: { time_zone, version } })
    const asked: string[] = []
    const send: typeof practiceStudent.school.send = (path, init) => {
      asked.push(path)
      return practiceStudent.school.send(path, init)
    }
    await openConversations({ ...practiceStudent.school, send }, '?period=7')
    await rows()
    const first = new Date(Date.now() - 6 * 86_400_000).toLocaleDateString('sv-SE', { timeZone: time_zone })
    expect(asked.filter((path) => path.startsWith('/conversations?from'))).toEqual([
      `/conversations?from=${first}&page=1&page_size=25`,
    ])
    cleanup()
  }
})

test('where there is little room, a few seconds take few letters', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const id = await talk(practiceStudent, 'Un café, por favor')
  await openStudents(practiceStudent.school, `/conversations/${id}`)
  expect(await screen.findByText('< 1 min')).toBeTruthy()
})
