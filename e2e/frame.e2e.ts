import { expect, type Page } from '@playwright/test'
import { addStudent, insidePages, openSchool, test, violationsOf } from './journey.ts'

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Appearance' }).click()
  await expect(page.getByRole('dialog', { name: 'Appearance' })).toBeVisible()
}

test('what is chosen under Appearance is there before the first paint, and in the other tab at once', async ({
  page,
  context,
}) => {
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

test('the other layout works on every page', async ({ page, look }) => {
  await openSchool(page)
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ layout: 'sideblock' })))
  for (const path of insidePages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await look(`sideblock ${path.slice(1).replaceAll('/', ' ')}`)
  }
})

test('another language shows without a reload, also where its dates can not be fetched', async ({ page, troubles }) => {
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
  expect(troubles.splice(0).join()).toContain('could not be loaded')
})

test('dates that are on the screen change with the language, and nothing shows untranslated', async ({ page }) => {
  await openSchool(page)
  await page.goto('/settings/activity')
  const date = page.locator('main time').first()
  const english = (await date.getAttribute('data-tooltip')) ?? ''
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aktivitäten' })).toBeVisible()
  await expect(date).not.toHaveAttribute('data-tooltip', english)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktivitäten')
})

for (const layout of ['main-layout', 'sideblock'])
  test(`what opens from the header is whole in the ${layout}`, async ({ page, look }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', JSON.stringify({ layout: value })), layout)
    await openSchool(page)
    await page.goto('/students')
    for (const name of ['Language', 'Appearance', 'Open profile menu']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.locator('[role=menu], [role=dialog]')).toBeVisible()
      await look(`${layout} ${name}`)
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=menu], [role=dialog]')).toBeHidden()
    }
    await page.keyboard.press('/')
    await page.keyboard.type('s')
    await expect(page.getByRole('option', { name: 'Sessions' })).toBeVisible()
    // While its list is open, Base UI hides the rest from screen readers; the Tab key closes the list first.
    await look(`${layout} search`, ['aria-hidden-focus', 'page-has-heading-one'])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 820, height: 900 })
    await page.getByRole('button', { name: 'Open sidebar' }).click()
    await expect(page.getByRole('dialog', { name: 'Tertulia' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('without a connection the page says so, loses nothing, and is up to date once it is back', async ({
  page,
  context,
  troubles,
  look,
}) => {
  await openSchool(page)
  await page.goto('/students')
  await page.getByRole('button', { name: 'Add student' }).first().click()
  await page.getByLabel('First name').fill('Ewa')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  await expect(dialog.getByText('The server can’t be reached.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ewa')
  await look('offline')
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add student' }).click()
  await expect(page.getByRole('row', { name: /Ewa/ })).toBeVisible()

  await context.setOffline(true)
  await addStudent(page, 'Noor')
  await context.setOffline(false)
  await expect(page.getByRole('row', { name: /Noor/ })).toBeVisible()
  troubles.splice(0)
})

test('a search by keyboard leads to a page, a student and an act', async ({ page }) => {
  await openSchool(page)
  await page.getByRole('button', { name: 'Add student' }).first().click()
  await page.getByLabel('First name').fill('Jürgen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Jürgen/ })).toBeVisible()
  // A dialog gives the focus back when it has gone.
  await expect(page.getByRole('dialog', { name: 'Add student' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add student' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sess')
  await expect(page.getByRole('option', { name: 'Sessions' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/sessions$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('jurg')
  await expect(page.getByRole('option', { name: /Jürgen/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/students\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: /Jürgen/ })).toBeVisible()
})
