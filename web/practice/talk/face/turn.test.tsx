import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { delayAnswer } from '../../../test/delay-answer.ts'
import { fakeRecognition } from '../../../test/fake-speech.ts'
import { firstWords, openAvatarTalk } from '../../../test/visit-face.ts'
import { press, findMessage } from '../../../test/visit-practice.tsx'

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

test('what one could begin with makes room while one speaks', async () => {
  await open()
  await screen.findByRole('button', { name: 'Hola' })
  await press('Speak')
  await screen.findByText('Listening…')
  expect(screen.queryByRole('button', { name: 'Hola' })).toBeNull()
})

test('until the answer begins, what was said stands under the face, with a sign of thinking', async () => {
  const answer = delayAnswer()
  const { ear } = await open({ meddle: answer.meddle })
  await press('Speak')
  act(() => ear().hear('un café, por favor'))
  await press('Stop listening')
  act(() => ear().end())
  await press('Send')
  const own = await screen.findByText('un café, por favor')
  expect(own.nextElementSibling?.children).toHaveLength(3)
  await screen.findByText('Lucía is answering')
})

test('with the text open, the face stands at the head and a tool hides the text again', async () => {
  await open()
  await press('Show text')
  await findMessage(/Buenos días/)
  within(screen.getByRole('banner')).getByRole('img', { name: 'Lucía' })
  expect(screen.queryByText(firstWords[0], { selector: 'p.text-balance' })).toBeNull()
  await press('Hide text')
  within(screen.getByRole('main')).getByRole('img', { name: 'Lucía' })
})

test('where all that was said is to be seen, nothing repeats it under the face', async () => {
  await open({ isWide: true })
  await findMessage(/Buenos días/)
  expect(screen.getAllByText(/Buenos días/)).toHaveLength(1)
})
