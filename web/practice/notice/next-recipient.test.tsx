import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition } from '../../test/fake-speech.ts'
import { accept, openTalk, press } from '../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

async function open(allowed: 'browser' | 'device') {
  const { Ear, ear } = fakeRecognition()
  Object.assign(Ear, { available: () => Promise.resolve('available') })
  const practiceStudent = await openPracticeStudent(world)
  await allowMicrophone(practiceStudent.school, allowed)
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  return { ear }
}

test.each(['Speak', 'Hands free'])(
  '“%s”: a device that fails is replaced once the student has read who hears next',
  async (button) => {
    const { ear } = await open('browser')
    await press(button)
    const first = ear()
    expect(first).toHaveProperty('processLocally', true)
    act(() => first.fail('network'))
    await screen.findByRole('dialog', { name: 'Before you start' })
    screen.getByText(/your browser’s maker/)
    expect(ear()).toBe(first)
    await accept()
    await press(button)
    expect(ear()).not.toBe(first)
    expect(ear()).not.toHaveProperty('processLocally')
  },
)

test('where the school allows the device only, one that fails is replaced by no other', async () => {
  const { ear } = await open('device')
  await press('Speak')
  const first = ear()
  act(() => first.fail('network'))
  await screen.findByText(/Speaking isn’t working right now/)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Speak')
  expect(ear()).toHaveProperty('processLocally', true)
})
