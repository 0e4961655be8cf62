import { expect, type Page } from '@playwright/test'
import { addStudent, openSchool, test } from './support/journey.ts'

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Appearance' }).click()
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible()
}

test('appearance settings apply before the first paint, and in other tabs at once', async ({ page, context }) => {
  await openSchool(page)
  const other = await context.newPage()
  await other.goto('/students')
  await openPanel(page)
  const panel = page.getByRole('dialog', { name: 'Appearance' })
  await panel.getByRole('button', { name: 'Dark', exact: true }).click()
  await panel.getByRole('button', { name: 'Shadow', exact: true }).click()
  for (const name of ['Mint', 'Rose']) await panel.getByRole('radio', { name }).check({ force: true })
  const expected = { theme: 'dark', dark: 'mint', primary: 'rose', card: 'shadow' }
  await expect
    .poll(() => other.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset))))
    .toMatchObject(expected)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Reflect.set(globalThis, 'atFirst', Object.fromEntries(Object.entries(document.documentElement.dataset))),
    )
  })
  await page.reload()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'atFirst'))).toMatchObject(expected)
})

test('the language changes without a reload, even if its date formats fail to load', async ({ page, problems }) => {
  await openSchool(page)
  await page.goto('/settings/sessions')
  await page.evaluate(() => Reflect.set(globalThis, 'stillHere', true))
  await page.route(/assets\/fr-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: 'Langue' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'stillHere'))).toBe(true)
  expect(problems.splice(0).join()).toContain('could not be loaded')
})

test('offline the page shows a notice, loses nothing, and updates once it is online', async ({
  page,
  context,
  problems,
  checkPage,
}) => {
  await openSchool(page)
  await page.goto('/students')
  await page.getByRole('button', { name: 'Add student' }).first().click()
  await page.getByLabel('First name').fill('Ewa')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  await expect(dialog.getByText('We can’t reach the server.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ewa')
  await checkPage('offline')
  await context.setOffline(false)
  await expect(page.getByText('You’re back online.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByRole('row', { name: /Ewa/ })).toBeVisible()

  await context.setOffline(true)
  await addStudent(page, 'Noor')
  await context.setOffline(false)
  await expect(page.getByRole('row', { name: /Noor/ })).toBeVisible()
  problems.splice(0)
})
