import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openSettings, press, findMessage, type, valueOf } from '../../test/visits/account.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterEach(cleanup)
afterEach(() => void vi.useRealTimers())

const told = 'You changed these settings in another tab or browser'

/** A school whose other tab saves a name while this one types another name and a last name. */
async function saveElsewhere(): Promise<School> {
  const school = await world.signUp()
  await openSettings(school)
  await type('Name', 'Ana')
  await school.api.account.edit({ body: { name: 'Bea', phone: '+34612345678', version: 1 } })
  await press('Save')
  await findMessage(told)
  return school
}

/** Brings the tab to the front after what it knows has grown old. */
function comeBackLater(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 6000)
  window.dispatchEvent(new Event('visibilitychange'))
}

test('the second of two tabs is told, and loses nothing', async () => {
  const school = await saveElsewhere()
  expect(valueOf('Name')).toBe('Ana')
  expect((await school.api.account.get()).name).toBe('Bea')
})

test('keeping mine saves what I changed, and leaves the rest to the other tab', async () => {
  const school = await saveElsewhere()
  await press('Keep my edits')
  await findMessage('Profile saved!')
  expect(await school.api.account.get()).toMatchObject({ name: 'Ana', phone: '+34 612 34 56 78' })
  expect(screen.queryByText(told)).toBeNull()
})

test('taking theirs shows what the other tab has saved', async () => {
  await saveElsewhere()
  await press('Discard my edits')
  expect([valueOf('Name'), valueOf('Phone number')]).toEqual(['Bea', '+34 612 34 56 78'])
  await findMessage('All changes are saved')
  expect(screen.queryByText(told)).toBeNull()
})

test('a tab that comes back to the front is told before it saves', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('Keep transcripts for (days)', '30')
  await school.api.school.edit({ body: { transcript_days: 60, version: 1 } })
  comeBackLater()
  await findMessage(told)
  expect(valueOf('Keep transcripts for (days)')).toBe('30')
})

test('a tab in which nothing was typed follows the other one by itself', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await school.api.account.edit({ body: { name: 'Bea', version: 1 } })
  comeBackLater()
  await waitFor(() => expect(valueOf('Name')).toBe('Bea'))
  expect(screen.queryByText(told)).toBeNull()
})

test('two tabs that changed different fields are both saved, without a question', async () => {
  const school = await world.signUp()
  await openSettings(school)
  await type('Name', 'Ana')
  await school.api.account.edit({ body: { phone: '+34612345678', version: 1 } })
  await press('Save')
  await findMessage('Profile saved!')
  expect(screen.queryByText(told)).toBeNull()
  expect(await school.api.account.get()).toMatchObject({ name: 'Ana', phone: '+34 612 34 56 78' })
})
