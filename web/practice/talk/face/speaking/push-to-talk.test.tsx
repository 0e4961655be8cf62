import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { begin } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { fakeRecognition } from '../../../../test/fake-speech.ts'
import { firstWords, openAvatarTalk, openAvatarStudent } from '../../../../test/visit-face.ts'
import { messageField, press, findMessage, openTalk } from '../../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

/** An avatar that says its first words, in a browser that listens. */
const open = async (options: Parameters<typeof openAvatarTalk>[1] = {}) => {
  const ears = fakeRecognition()
  const met = await openAvatarTalk(world, options)
  await waitFor(() => expect(met.heard()).toEqual([firstWords[0]]))
  return { ...met, ...ears }
}
const speakButton = () => screen.findByRole('button', { name: 'Speak' })

test('pressing the button interrupts the speech, and the recognized text can be read and sent', async () => {
  const { ear, cancel, heard } = await open()
  cancel.mockClear()
  await press('Speak')
  expect(cancel).toHaveBeenCalled()
  expect(ear().lang).toBe('es')
  act(() => ear().hear('un café, por favor'))
  screen.getByText('un café, por favor')
  await press('Stop listening')
  expect(ear().stop).toHaveBeenCalled()
  act(() => ear().end())
  expect(heard()).toEqual([firstWords[0]])
  await press('Send')
  await waitFor(() => expect(heard().length).toBeGreaterThan(1))
  expect(screen.queryByText('un café, por favor', { selector: 'button ~ p, p' })).toBeNull()
})

test('held, it listens until it is let go', async () => {
  const { ear } = await open()
  const button = await speakButton()
  const now = vi.spyOn(performance, 'now')
  const at = performance.now()
  fireEvent.pointerDown(button, { button: 0 })
  now.mockReturnValue(at + 2000)
  fireEvent.pointerUp(button)
  now.mockRestore()
  expect(ear().stop).toHaveBeenCalledOnce()
})

test('held again before the first was understood to its end, it listens anew as soon as it was', async () => {
  const { ear } = await open()
  await speakButton()
  const now = vi.spyOn(performance, 'now')
  let at = performance.now()
  const hold = (type: 'pointerDown' | 'pointerUp', after: number) => {
    at += after
    now.mockReturnValue(at)
    fireEvent[type](screen.getByRole('button', { name: /^(?:Speak|Stop listening)$/ }), { button: 0 })
  }
  hold('pointerDown', 0)
  hold('pointerUp', 2000)
  const first = ear()
  hold('pointerDown', 200)
  expect(first.stop).toHaveBeenCalledOnce()
  act(() => first.hear('un café'))
  act(() => first.end())
  expect(ear()).not.toBe(first)
  act(() => ear().hear('con leche'))
  screen.getByText('un café con leche')
  hold('pointerUp', 1500)
  expect(ear().stop).toHaveBeenCalledOnce()
  hold('pointerDown', 100)
  hold('pointerUp', 450)
  const second = ear()
  act(() => second.end())
  expect(ear()).toBe(second)
  now.mockRestore()
})

test('the space bar is the button, unless a field has the focus', async () => {
  const { ear } = await open()
  await userEvent.keyboard(' ')
  await screen.findByRole('button', { name: 'Stop listening' })
  await userEvent.keyboard(' ')
  expect(ear().stop).toHaveBeenCalledOnce()
  act(() => ear().end())
  await press('Show text')
  const first = ear()
  await userEvent.type(await messageField(), 'un té')
  expect((await messageField()).value).toBe('un té')
  expect(ear()).toBe(first)
})

test('what was misheard can be thrown away, and said again', async () => {
  const { ear } = await open()
  await press('Speak')
  act(() => ear().hear('un cafre'))
  act(() => ear().end())
  await press('Discard')
  expect(screen.queryByText('un cafre')).toBeNull()
  await press('Speak')
  act(() => ear().hear('un café'))
  act(() => ear().end())
  await press('Send')
  await press('Show text')
  await findMessage(/¿Algo más\?/)
})

test('a hint stands over the button', async () => {
  await open()
  await press('Hint')
  await screen.findByText('Pide un café o un té.')
})

test('where a school does not allow the microphone there is none, and the field stands there instead', async () => {
  fakeRecognition()
  await openAvatarTalk(world, { sounding: { allows_microphone: false } })
  await messageField()
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
  cleanup()
  const practiceStudent = await openAvatarStudent(world, { allows_microphone: false })
  await openTalk(world, practiceStudent, await begin(practiceStudent))
  await messageField()
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull()
})
