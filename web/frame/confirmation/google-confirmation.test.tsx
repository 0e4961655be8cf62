import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { saveIdentity } from '#server/google/google.queries.ts'
import { injectSend, type School, shareWorld, type World } from '#server/test/world.ts'
import { openApp } from '../../test/open-app.tsx'

let server: World
beforeAll(async () => {
  server = await shareWorld()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.google
})

/** A school without a password, more than ten minutes after its sign-in. */
async function schoolOfGoogle(): Promise<School> {
  const school = await server.signUp()
  const { id, email, school: own } = school.signedIn.user
  const person = { issuer: 'https://accounts.google.com', subject: id, email, name: null, last_name: null }
  await server.db.transaction().execute((tx) => saveIdentity(tx, { school_id: own.id, user_id: id }, person))
  await server.pool.query('update users set password_hash = null where school_id = $1', [own.id])
  await server.pool.query(`update sessions set confirmed_at = now() - interval '1 hour' where school_id = $1`, [own.id])
  return school
}

async function askAgain(school: School, send = injectSend(server.app)) {
  await openApp({ send, path: '/settings/general', stored: { authToken: school.signedIn.authToken } })
  await userEvent.click(await screen.findByRole('button', { name: 'Export data' }))
  return within(await screen.findByRole('dialog'))
}

test('who has Google alone confirms with Google, and comes back to the page', async () => {
  document.documentElement.dataset.google = ''
  const send = injectSend(server.app)
  const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=x'
  const bodies: unknown[] = []
  const dialog = await askAgain(await schoolOfGoogle(), async (path, init) => {
    if (path !== '/account/google/confirmation') return send(path, init)
    bodies.push(init.body)
    return Response.json({ url })
  })
  const assign = vi.fn<(address: string) => void>()
  const button = await dialog.findByRole('button', { name: 'Confirm with Google' })
  vi.stubGlobal('location', { assign })
  await userEvent.click(button)
  await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
  expect(bodies).toEqual([JSON.stringify({ from: '/settings/general' })])
})

test('where Google is not offered, signing in again is the way', async () => {
  const dialog = await askAgain(await schoolOfGoogle())
  expect(await dialog.findByText(/^Log out and sign in again/)).toBeTruthy()
})
