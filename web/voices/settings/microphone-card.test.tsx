import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, shareWorld, type World } from '#server/test/world.ts'
import { openOn, schoolWith } from '../../test/visits/voice.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

test('the microphone is off until the school decides who may hear, and a choice is saved at once', async () => {
  const school = await schoolWith(world, 'es')
  await openOn([], school, '/voice')
  await waitFor(async () => expect((await choice(/^No one/)).checked).toBe(true))
  await userEvent.click(await choice(/^Their device only/))
  await screen.findByText('Saved')
  expect((await school.api.school.get()).microphone).toBe('device')
})

test('a choice stands although another setting of the school was edited meanwhile', async () => {
  const school = await schoolWith(world, 'es')
  await openOn([], school, '/voice')
  await waitFor(async () => expect((await choice(/^No one/)).checked).toBe(true))
  await school.api.school.edit({ body: { transcript_days: 20, version: 1 } })
  await userEvent.click(await choice(/^The browser’s maker/))
  await screen.findByText('Saved')
  expect(await school.api.school.get()).toMatchObject({ microphone: 'browser', transcript_days: 20 })
})

test('the school’s server can be chosen only where there is one', async () => {
  await openOn([], await schoolWith(world, 'es'), '/voice')
  expect((await choice(/^Your school’s server/)).disabled).toBe(true)
  screen.getByText('No speech server is set up.')
  cleanup()
  const here = await openWorld({ stt: { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'ear' } })
  await openOn([], await schoolWith(here, 'es'), '/voice')
  expect((await choice(/^Your school’s server/)).disabled).toBe(false)
  await here.close()
})
