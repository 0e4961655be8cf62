import { expect } from '@playwright/test'
import { goodPassword, startTrial, test } from '../support/journey.ts'

test('a new school signs up, chooses a plan, and arrives at the page that it requested', async ({
  page,
  checkPage,
  problems,
}) => {
  await page.goto('/students?level=B1')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await checkPage('login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your school account' })).toBeVisible()
  await checkPage('sign-up')

  await page.getByLabel('School name').fill('Aula Norte')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@norte.example`)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  expect(problems.splice(0).join()).toContain('400')
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/upgrade/)
  for (const plan of ['Starter', 'Plus', 'Pro'])
    await expect(page.getByRole('heading', { name: plan, exact: true })).toBeVisible()
  await expect(page.getByText('1 language', { exact: true })).toBeVisible()
  await checkPage('plans')
  await page.goto('/students?level=B1')
  await expect(page).toHaveURL(/\/upgrade/)
  await startTrial(page)
  await expect(page).toHaveURL(/\/students\?level=B1/)
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
})
