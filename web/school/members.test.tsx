import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

// What a page shows a member of the staff, and what it leaves to others.

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

async function openSchool(): Promise<School> {
  const school = await world.signUp()
  await school.api.languages.set({ params: { language: 'es' }, body: { on: true } })
  await school.api.chatbots.add({ body: { name: 'Café', language: 'es' } })
  await school.api.students.add({ body: { first_name: 'Ana' } })
  return school
}

test.each(['/school', '/students', '/classes', '/conversations', '/reports', '/practice-cards'])(
  'a teacher without classes reads on %s how to get them, and can write a chatbot meanwhile',
  async (path) => {
    const router = await openStudents(await world.addMember(await openSchool(), 'teacher'), path)
    expect(await screen.findByRole('heading', { name: 'You have no classes yet' })).toBeTruthy()
    expect(screen.getByText(/^Ask a coordinator/)).toBeTruthy()
    for (const name of ['Assign', 'Export', 'Add student', 'Create class'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Write a chatbot in the meantime' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/create'))
  },
)

test('a teacher who loses the last class reads so on the next page', async () => {
  const school = await openSchool()
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  const router = await openStudents(await world.addMember(school, 'teacher', [id]), '/classes')
  expect(await screen.findByRole('link', { name: /A1/ })).toBeTruthy()
  await school.api.classes.remove({ params: { id } })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 3000)
  await act(() => router.navigate('/students'))
  expect(await screen.findByRole('heading', { name: 'You have no classes yet' })).toBeTruthy()
})

test('a coordinator without classes sees the whole school', async () => {
  const school = await openSchool()
  await openStudents(await world.addMember(school, 'coordinator'))
  expect(await screen.findByRole('row', { name: /Ana/ })).toBeTruthy()
  expect(screen.queryByText('You have no classes yet')).toBeNull()
})

test.each(['/settings/billing', '/upgrade'])('a coordinator reads on %s that it is for the owner', async (path) => {
  await openStudents(await world.addMember(await openSchool(), 'coordinator'), path)
  expect(await screen.findByRole('heading', { name: 'Only the owner manages plans and payments' })).toBeTruthy()
  expect(screen.getByText('Ask the owner of your school if you need something here.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeTruthy()
})

test('the report of a teacher is about their classes, that of a coordinator about the school', async () => {
  const school = await openSchool()
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  await openStudents(await world.addMember(school, 'teacher', [id]), '/reports')
  expect(await screen.findByText('All your classes')).toBeTruthy()
  expect(screen.getByText('Choose a longer period, or all your classes.')).toBeTruthy()
  cleanup()
  await openStudents(await world.addMember(school, 'coordinator'), '/reports')
  expect(await screen.findByText('Whole school')).toBeTruthy()
})

test('who can’t switch practice languages on isn’t led there, and who can’t upgrade isn’t asked to', async () => {
  const school = await openSchool()
  for (const language of ['en', 'fr'] as const)
    await school.api.languages.set({ params: { language }, body: { on: true } }).catch(() => null)
  const upgrades = async (who: School) => {
    await openStudents(who, '/create')
    await screen.findByText(/languages used/)
    const found = ['Practice languages', 'See plans'].filter((name) => screen.queryByRole('link', { name }))
    cleanup()
    return found
  }
  expect(await upgrades(school)).toEqual(['Practice languages', 'See plans'])
  expect(await upgrades(await world.addMember(school, 'coordinator'))).toEqual(['Practice languages'])
  expect(await upgrades(await world.addMember(school, 'teacher'))).toEqual([])
})

test('a teacher reads who can turn the microphone on', async () => {
  await openStudents(await world.addMember(await openSchool(), 'teacher'), '/voice/device')
  expect(await screen.findByText(/A coordinator can turn it on/)).toBeTruthy()
  cleanup()
  await openStudents(await world.addMember(await openSchool(), 'coordinator'), '/voice/device')
  expect(await screen.findByText(/You can turn it on in Voice settings/)).toBeTruthy()
})

test('a teacher prints the cards of their own students', async () => {
  const school = await openSchool()
  const { id } = await school.api.classes.add({ body: { name: 'A1' } })
  await openStudents(await world.addMember(school, 'teacher', [id]), '/practice-cards')
  expect(await screen.findByRole('link', { name: 'All your active students' })).toBeTruthy()
})
