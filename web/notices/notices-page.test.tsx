import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Send } from '#contract/client.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { openStudents } from '../test/visits/students.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const path = '/settings/notices'
const mail = (name: string) => screen.findByRole('switch', { name })
const isOn = async (name: string) => (await mail(name)).getAttribute('aria-checked')

test('a school chooses which notices are mailed, and to whom they go', async () => {
  const school = await world.signUp()
  await openStudents(school, path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy()
  expect(await screen.findByText(`Emails go to ${school.signedIn.user.email}.`)).toBeTruthy()
  for (const name of ['Trial ending', 'Payment failed', 'Conversation flagged']) expect(await isOn(name)).toBe('true')
  await userEvent.click(await mail('Conversation flagged'))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(await school.api.notices.mails()).toEqual({
    trial_ends: true,
    payment_failed: true,
    conversation_flagged: false,
    join_waiting: true,
  })
})

test('a member finds the switches of what concerns them', async () => {
  const school = await world.signUp()
  for (const role of ['teacher', 'coordinator'] as const) {
    await openStudents(await world.addMember(school, role), path)
    await mail('Conversation flagged')
    await mail('Students waiting to join')
    expect(screen.getAllByRole('switch')).toHaveLength(2)
    expect(screen.queryAllByText(/finished imports/)).toHaveLength(role === 'teacher' ? 0 : 1)
    cleanup()
  }
})

test('a switch that could not be kept goes back, and says so', async () => {
  const school = await world.signUp()
  const send: Send = (address, init) =>
    init.method === 'PATCH'
      ? Promise.resolve(Response.json({ code: 'busy' }, { status: 503 }))
      : school.send(address, init)
  await openStudents({ ...school, send }, path)
  await userEvent.click(await mail('Trial ending'))
  expect(await screen.findByText('We couldn’t save this')).toBeTruthy()
  await waitFor(async () => expect(await isOn('Trial ending')).toBe('true'))
})

test('switches that could not be loaded are asked for again', async () => {
  const school = await world.signUp()
  let isDown = true
  const send: Send = (address, init) =>
    isDown && address === '/notices/mails'
      ? Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))
      : school.send(address, init)
  await openStudents({ ...school, send }, path)
  expect(await screen.findByText('We couldn’t load your email settings')).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await isOn('Payment failed')).toBe('true')
})
