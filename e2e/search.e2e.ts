import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'
import { addCafeChatbot, practise } from './support/practice-data.ts'

// Base UI hides the rest of the page while the list is open; Tab closes the list.
const open = ['aria-hidden-focus', 'page-has-heading-one']
const box = (page: Page) => page.locator('header').getByRole('combobox').first()

async function find(page: Page, words: string, name: RegExp): Promise<void> {
  await expect(box(page)).toBeVisible()
  // A new page takes the focus once it is loaded.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(words)
  const option = page.getByRole('option', { name })
  await expect(option.first()).toBeVisible()
  for (let press = 0; press < 12 && (await option.first().getAttribute('data-highlighted')) === null; press += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('the search finds people, classes and conversations by keyboard, in any script and without accents', async ({
  page,
  checkPage,
}) => {
  await openSchool(page)
  const api = await apiOf(page)
  const { id: jurgen } = await api.students.add({ body: { first_name: 'Jürgen', last_name: 'Weiß' } })
  const { id: rtl } = await api.students.add({ body: { first_name: 'محمد', last_name: 'الأندلسي' } })
  await api.classes.add({ body: { name: 'Élèves du mardi' } })
  const cafe = await addCafeChatbot(page, 'Café Sol', [jurgen])
  const talk = await practise(page, jurgen, cafe, ['Hola'])
  await page.goto('/students')
  await find(page, 'jurgen weiss', /^Jürgen Weiß/)
  await expect(page).toHaveURL(new RegExp(`/students/${jurgen}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await find(page, 'محمد', /محمد/)
  await expect(page).toHaveURL(new RegExp(`/students/${rtl}$`))
  await find(page, 'cafe', /^Café Sol.*Jürgen/)
  await expect(page).toHaveURL(new RegExp(`/conversations/${talk}$`))
  await box(page).fill('eleves')
  await page.getByRole('option', { name: /Élèves du mardi/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Élèves du mardi' })).toBeFocused()
  await box(page).fill('a')
  await expect(page.getByRole('option', { name: /^Jürgen Weiß/ })).toBeHidden()
  await checkPage('found', open)
  await box(page).fill('zzzz')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await checkPage('nothing', open)
})
