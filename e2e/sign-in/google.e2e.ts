import { expect, type Page } from '@playwright/test'
import { type GooglePeer, openGooglePeer } from '#server/test/peers/google-peer.ts'
import { test as base, startTrial } from '../support/journey.ts'
import { freePort, makeDataDir, startServer } from '../support/server.ts'

const test = base.extend<object, { google: GooglePeer; port: number }>({
  port: [async ({ browser: _browser }, use) => use(await freePort()), { scope: 'worker' }],
  google: [
    async ({ port }, use) => {
      const peer = await openGooglePeer(`http://127.0.0.1:${port}`)
      await use(peer)
      await peer.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ google, port }, use) => {
      const folder = makeDataDir()
      const { googleIssuer, googleClientId, googleClientSecret } = google.settings
      const server = await startServer(folder.path, {
        PORT: String(port),
        GOOGLE_ISSUER: googleIssuer,
        GOOGLE_CLIENT_ID: googleClientId ?? '',
        GOOGLE_CLIENT_SECRET: googleClientSecret ?? '',
      })
      await use(server)
      await server.end('SIGTERM')
      folder.remove()
    },
    { scope: 'worker' },
  ],
})

const choose = (page: Page, subject: string) => page.getByRole('link', { name: subject, exact: true }).click()

test('a new user signs up with Google, names the school, and signs in again', async ({ page, google, checkPage }) => {
  google.people.set('ana', { email: 'ana@google.example', given_name: 'Ana', family_name: 'Díaz' })
  await page.goto('/login?from=%2Fstudents%3Flevel%3DB1')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await checkPage('login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await choose(page, 'ana')
  await expect(page).toHaveURL(/\/sign-up/)
  expect(page.url()).not.toContain('code')
  await expect(page.getByText('ana@google.example')).toBeVisible()
  await checkPage('new')
  await page.getByLabel('School name').fill('Aula Norte')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/upgrade*')
  await startTrial(page)
  await expect(page).toHaveURL(/level=B1/)

  await page.getByRole('button', { name: 'Open profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await choose(page, 'ana')
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()

  await page.goto('/settings/general')
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeHidden()
  await expect(page.getByRole('link', { name: /password/i }).last()).toHaveAttribute('href', '/forgot-password')
  await checkPage('only way')
})
