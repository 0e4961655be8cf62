import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { openOn, press, schoolWith } from '../../test/visits/voice.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const jorge = { name: 'Jorge', lang: 'es-ES' }
const row = async (language: string) => within(await screen.findByRole('region', { name: language }))
const settings = {
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  allows_microphone: true,
  shows_captions: true,
  version: 1,
}

test('a line says what matters while it is closed, and several are open at a time', async () => {
  const school = await schoolWith(world, 'es', 'it')
  await school.api.voices.set({ params: { language: 'es' }, body: { ...settings, allows_microphone: false } })
  await openOn([jorge], school, '/voice')
  const [es, it] = [await row('Spanish'), await row('Italian')]
  expect(es.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spoken',
    'No microphone',
    'Captions',
  ])
  es.getByText('On this device: Jorge.')
  await it.findByText('No voice on this device')
  expect(screen.queryByRole('switch')).toBeNull()
  await press('Spanish')
  await press('Italian')
  expect(screen.getAllByRole('switch', { name: 'Captions' })).toHaveLength(2)
  await userEvent.click(es.getByRole('button', { name: 'Spanish' }))
  expect(es.queryByRole('switch')).toBeNull()
  it.getByRole('switch', { name: 'Captions' })
})

test('what the switches are good for is said once, and the line of a single language is open', async () => {
  await openOn([jorge], await schoolWith(world, 'es'), '/voice')
  const es = await row('Spanish')
  expect(es.getByRole('button', { name: 'Spanish' }).getAttribute('aria-expanded')).toBe('true')
  es.getByRole('switch', { name: 'Captions' })
  expect(screen.getAllByText('Show what an avatar says as text.')).toHaveLength(1)
})

test('a change is saved though its line was closed at once, and opening it again shows it', async () => {
  const school = await schoolWith(world, 'es', 'it')
  await openOn([jorge], school, '/voice')
  const es = await row('Spanish')
  await press('Spanish')
  await userEvent.click(es.getByRole('switch', { name: 'Captions' }))
  await userEvent.click(es.getByRole('button', { name: 'Spanish' }))
  es.getByText('No captions')
  await waitFor(async () =>
    expect((await school.api.voices.list()).items.find(({ language }) => language === 'es')).toMatchObject({
      shows_captions: false,
    }),
  )
  await press('Spanish')
  expect(es.getByRole('switch', { name: 'Captions' }).getAttribute('aria-checked')).toBe('false')
})

test('while voices are loading, the page does not say that there is none', async () => {
  const voices: (typeof jorge)[] = []
  const { tellVoices } = await openOn(voices, await schoolWith(world, 'es'), '/voice')
  const es = await row('Spanish')
  es.getByText('Loading voices…')
  voices.push(jorge)
  act(tellVoices)
  es.getByText('On this device: Jorge.')
})
