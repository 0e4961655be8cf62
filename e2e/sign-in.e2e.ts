import { type Browser, expect, type Page } from '@playwright/test'
import { goodPassword, openSchool, signIn, signUp, test } from './journey.ts'

const better = 'seven-green-kettles'

/** Another browser of the same person: nothing is shared with the first. */
async function openOther(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
  return page
}

/** The newest mail to somebody, on the page that shows mails where none are sent. */
async function openMail(page: Page, email: string, link: RegExp): Promise<string> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: link }).first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await mail.getAttribute('href')) ?? ''
}

test('a browser that is terminated is thrown out at its next click, and told why', async ({
  page,
  browser,
  server,
  look,
}) => {
  const email = await openSchool(page)
  const other = await openOther(browser, server.address, email)
  await page.goto('/settings/sessions')
  await expect(page.getByRole('heading', { name: 'Current session' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Other sessions' })).toBeVisible()
  await expect(page.getByText('Online')).toHaveCount(2)
  await look('sessions')
  await page.getByRole('button', { name: /^Terminate(?! all)/ }).click()
  await expect(page.getByRole('button', { name: /^Terminate/ })).toHaveCount(0)

  await other.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText('You were signed out from another browser.')).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  await other.context().close()
})

test('all other browsers are terminated at once', async ({ page, browser, server }) => {
  const email = await openSchool(page)
  const others = [await openOther(browser, server.address, email), await openOther(browser, server.address, email)]
  await page.goto('/settings/sessions')
  await page.getByRole('button', { name: 'Terminate all others' }).click()
  await page
    .getByRole('dialog', { name: /Terminate/ })
    .getByRole('button', { name: /Terminate/ })
    .click()
  await expect(page.getByText('No other sessions')).toBeVisible()
  for (const other of others) {
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
    await other.context().close()
  }
})

test('a password is changed with the words of the specification, and the old one is worth nothing', async ({
  page,
  look,
  troubles,
}) => {
  const email = await openSchool(page)
  await page.goto('/settings/credentials')
  const update = page.getByRole('button', { name: 'Update password' })
  const fill = async (current: string, next: string, again = next) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm password').fill(again)
  }
  await update.click()
  await expect(page.getByText('Please fill in all fields.')).toBeVisible()
  await fill(goodPassword, better, 'something-else-7')
  await update.click()
  await expect(page.getByText('New passwords do not match.')).toBeVisible()
  await look('credentials')
  await fill('not my password', better)
  await update.click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  expect(troubles.splice(0).join()).toContain('403')
  await page.route('**/api/auth/password', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await fill(goodPassword, better)
  await update.click()
  await expect(page.getByText('Failed to update password.')).toBeVisible()
  expect(troubles.splice(0).join()).toContain('500')
  await page.unroute('**/api/auth/password')
  await update.click()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.reload()
  await expect(update).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await signIn(page, email)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(troubles.splice(0).join()).toContain('401')
  await signIn(page, email, better)
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
})

test('a forgotten password is set through the mail, once, and an unknown address gets the same answer', async ({
  page,
  look,
  troubles,
}) => {
  const email = await signUp(page)
  await page.evaluate(() => localStorage.clear())
  const ask = async (address: string) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText(address)).toBeVisible()
    return (await page.getByRole('main').innerText()).replace(address, '…')
  }
  const unknown = await ask('nobody@nowhere.example')
  expect(await ask(email)).toBe(unknown)
  await look('forgot')

  const link = await openMail(page, email, /reset-password/)
  expect(new URL(link).search).toBe('')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(better)
  await page.getByLabel('Confirm password').fill(better)
  await look('reset')
  expect(page.url()).not.toContain('token')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, better)
  await page.waitForURL('**/upgrade*')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  await page.goto(link)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('another-good-one-9')
  await page.getByLabel('Confirm password').fill('another-good-one-9')
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  expect(troubles.splice(0).join()).toContain('422')
})

test('a new account confirms its address through the mail', async ({ page, look }) => {
  const email = await openSchool(page)
  await page.goto('/settings/general')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  const link = await openMail(page, email, /confirm-email/)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible()
  await look('confirmed')
  await page.goto('/settings/general')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
})
