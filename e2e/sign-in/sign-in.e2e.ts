import { expect } from '@playwright/test'
import { signIn, signUp, test } from '../support/journey.ts'
import { openMail } from '../support/mail.ts'

const better = 'seven-green-kettles'

test('a password is reset by mail once, and an unknown address gets the same response', async ({
  page,
  checkPage,
  problems,
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
  await checkPage('forgot')

  const link = await openMail(page, email, /reset-password/)
  expect(new URL(link).search).toBe('')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(better)
  await page.getByLabel('Confirm password').fill(better)
  await checkPage('reset')
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
  expect(problems.splice(0).join()).toContain('422')
})
