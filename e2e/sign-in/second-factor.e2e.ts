import { expect, type Page } from '@playwright/test'
import { codeOf } from '#server/test/peers/authenticator-app.ts'
import { goodPassword, openSchool, test as base, violationsOf } from '../support/journey.ts'
import { freePort, makeDataDir, startServer } from '../support/server.ts'

// Browsers make passkeys for names only, not for 127.0.0.1.
const test = base.extend({
  server: [
    async ({ browser: _browser }, use) => {
      const folder = makeDataDir()
      const port = String(await freePort())
      const address = `http://localhost:${port}`
      const server = await startServer(folder.path, { PORT: port, APP_URL: address })
      await use({ ...server, address })
      await server.end('SIGTERM')
      folder.remove()
    },
    { scope: 'worker' },
  ],
})

/** A phone or a laptop that has been unlocked, as Chromium plays it. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
}

test('an app, a passkey and a recovery code sign in, and what concerns access asks again', async ({
  page,
  problems,
}) => {
  const email = await openSchool(page)
  await addAuthenticator(page)
  await page.goto('/settings/credentials')
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  const shown = page.getByRole('region', { name: 'Your recovery codes' })
  const recovery = await shown.getByRole('listitem').first().innerText()
  expect(await violationsOf(page, { allowed: ['aria-hidden-focus'] })).toEqual([])
  await shown.getByRole('button', { name: 'I’ve saved them' }).click()

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('This laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This laptop', { exact: true })).toBeVisible()
  await signOut(page)

  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/students/)
  await signOut(page)

  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a code from the app' }).click()
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code isn’t right')).toBeVisible()
  await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 30_000))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/students/)
  await signOut(page)

  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/students/)
  await signOut(page)

  await page.getByRole('link', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/students/)

  await page.goto('/settings/credentials')
  await page.getByRole('button', { name: 'Remove “This laptop”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Passkey removed')).toBeVisible()
  // The first step of each sign-in, and the wrong code.
  expect(problems.splice(0).every((one) => /40[13]/.test(one))).toBe(true)
})
