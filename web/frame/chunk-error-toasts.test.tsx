import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shareWorld, type World } from '#server/test/world.ts'
import { chunkErrorEvent } from '../lib/lazy-component.ts'
import { openApp } from '../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(cleanup)

test('a dialog that could not be fetched is said once, over a page that stays as it is', async () => {
  const { send, signedIn } = await server.signUp()
  await openApp({ send, path: '/errors/404', stored: { authToken: signedIn.authToken } })
  const heading = await screen.findByRole('heading', { level: 1 })
  dispatchEvent(new Event(chunkErrorEvent))
  dispatchEvent(new Event(chunkErrorEvent))
  expect(await screen.findByText('We couldn’t load this page')).toBeTruthy()
  expect(screen.getAllByText('We couldn’t load this page')).toHaveLength(1)
  expect(heading.isConnected).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
