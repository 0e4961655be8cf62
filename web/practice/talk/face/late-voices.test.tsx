import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { firstWords, openAvatarTalk } from '../../../test/visit-face.ts'
import { press, findMessage } from '../../../test/visit-practice.tsx'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)

const [hello] = firstWords
const spanish = { name: 'Mónica', lang: 'es-ES' }

test('beside the whole text it is said once that there is no voice', async () => {
  await openAvatarTalk(world, { voices: [], isWide: true })
  await screen.findByText(/no Spanish voice/)
  await new Promise((resolve) => setTimeout(resolve, 2700))
  expect(screen.getAllByText(/no Spanish voice/)).toHaveLength(1)
})

test('voices that come a little late are waited for', async () => {
  const { heard, bring } = await openAvatarTalk(world, { voices: [] })
  await screen.findByRole('img', { name: 'Lucía' })
  await new Promise((resolve) => setTimeout(resolve, 1800))
  act(() => bring([spanish]))
  await waitFor(() => expect(heard()).toEqual([hello]))
  expect(screen.queryByRole('button', { name: 'Tap to hear' })).toBeNull()
})

test('where the talk opened without a voice, one that comes later is offered beside the text', async () => {
  const { heard, bring } = await openAvatarTalk(world, { voices: [] })
  await screen.findByRole('button', { name: 'Hide text' })
  await screen.findByText(/no Spanish voice/)
  act(() => bring([spanish]))
  await findMessage(/¿Qué desea tomar\?/)
  expect(heard()).toEqual([])
  await press('Listen')
  await waitFor(() => expect(heard()).toEqual([hello]))
})
