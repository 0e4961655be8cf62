import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { begin, giveAvatar, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { press, visit } from '../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('article')
  if (!card) throw new Error(`There is no card of ${name}`)
  return within(card)
}

test('a card is one button until there is something to go on with', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  const fresh = await cardOf('Café Sol')
  expect(fresh.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Start with Café Sol',
  ])
  cleanup()
  const id = await begin(practiceStudent)
  await visit(world, practiceStudent)
  const begun = await cardOf('Café Sol')
  expect(begun.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Continue with Café Sol',
    'Start again with Café Sol',
  ])
  await press('Continue with Café Sol')
  await screen.findByRole('button', { name: 'Got it' })
  expect(new URLSearchParams(location.search).get('c')).toBe(id)
})

test('the card says how far an open conversation has come', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await say(practiceStudent, await begin(practiceStudent), 'Un café, por favor.')
  await visit(world, practiceStudent)
  ;(await cardOf('Café Sol')).getByText('1 of 2 steps done')
})

test('who starts without a connection is told so, and starts when there is one', async () => {
  const practiceStudent = await openPracticeStudent(world)
  let isOnline = false
  await visit(world, practiceStudent, {
    meddle: (path, send) =>
      isOnline || !path.endsWith('/practice/conversations') ? send() : Promise.reject(new TypeError('Failed to fetch')),
  })
  await press('Start with Café Sol')
  await screen.findByText('You’re offline. Try again when you’re back.')
  isOnline = true
  await press('Start with Café Sol')
  await screen.findByRole('button', { name: 'Got it' })
})

test('who comes back from a conversation finds the cards as they were, though the network is slow', async () => {
  const practiceStudent = await openPracticeStudent(world)
  let isSlow = false
  const never = new Promise<Response>(() => undefined)
  await visit(world, practiceStudent, {
    meddle: (path, send) => (isSlow && path.endsWith('/practice/home') ? never : send()),
  })
  await begin(practiceStudent)
  window.dispatchEvent(new Event('focus'))
  await press('Continue with Café Sol')
  await press('Got it')
  isSlow = true
  await press('Back')
  await screen.findByRole('heading', { name: /^Hello/ })
  expect(screen.getByRole('button', { name: 'Continue with Café Sol' })).toBeTruthy()
})

test('the keyboard opens a card as a finger does', async () => {
  const practiceStudent = await openPracticeStudent(world)
  await visit(world, practiceStudent)
  const card = await screen.findByRole('button', { name: 'Start with Café Sol' })
  card.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Before you start' })
})

test('what a conversation is about is read from the side of its language', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { api } = practiceStudent.school
  const body = { name: 'في المقهى', language: 'ar', description: 'اطلب قهوة.', opening_message: 'أهلا' } as const
  const steps = [{ says: 'قهوة؟', expects: ['نعم'], hint: null, example: null }]
  const { id } = await api.chatbots.add({ body: { ...body, steps } })
  await api.chatbots.publish({ params: { id } })
  await api.assignments.set({ body: { chatbot_ids: [id], student_ids: [practiceStudent.student_id], on: true } })
  await visit(world, practiceStudent)
  const about = await screen.findByText('اطلب قهوة.')
  expect([about.lang, about.dir]).toEqual(['ar', 'rtl'])
  // A phone breaks the descriptions of the templates into four lines, and nothing else shows them.
  expect(Number(/line-clamp-(\d)/.exec(about.className)?.[1] ?? 9)).toBeGreaterThan(4)
})

test('who has a face shows it, and a conversation without one its first letter', async () => {
  const practiceStudent = await openPracticeStudent(world)
  const { school, student_id, chatbot_id } = practiceStudent
  await giveAvatar(school, { student_ids: [student_id] }, { chatbot_id, name: 'Lucía' })
  await visit(world, practiceStudent)
  ;(await cardOf('Café Sol')).getByText('C')
  expect((await cardOf('Lucía')).queryByText('L')).toBeNull()
})
