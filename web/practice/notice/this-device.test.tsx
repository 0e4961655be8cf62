import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { begin, openPracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition, fakeSynthesis } from '../../test/fake-speech.ts'
import { openTalk, press } from '../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(voices: Parameters<typeof fakeSynthesis>[0]) {
  const student = await openPracticeStudent(world)
  await allowMicrophone(student.school, 'device')
  const { synthesis } = fakeSynthesis(voices)
  await openTalk(world, student, await begin(student), { synthesis })
  await press('About this conversation')
  return within(await screen.findByRole('region', { name: 'This device' }))
}

test('a student finds out which voice speaks, and that the device can’t listen', async () => {
  const device = await open([{ name: 'Mónica', lang: 'es-ES' }])
  await device.findByText('Spanish is spoken by Mónica.')
  device.getByText(/It can’t turn speech into text here/)
})

test('a device without a voice says so, and what it can learn is offered', async () => {
  const { Ear } = fakeRecognition()
  let isHere = false
  const install = vi.fn(async () => (isHere = true))
  Object.assign(Ear, { available: async () => (isHere ? 'available' : 'downloadable'), install })
  const device = await open([])
  device.getByText('This device has no Spanish voice.')
  await userEvent.click(await device.findByRole('button', { name: 'Install' }))
  await device.findByText('Done. Now only this device hears you.')
  expect(install).toHaveBeenCalledOnce()
  await screen.findByText(/When you speak, this device turns your voice into text/)
})
