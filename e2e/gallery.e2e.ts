import { expect, type Page } from '@playwright/test'
import { clientAt } from '#server/test/programs/running-server.ts'
import { goodPassword, openSchool, test, violationsOf } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'

// Each test checks the states of some pages once. The page tests in web/ cover how to reach them.

const unknownId = '0190b0a0-0000-7000-8000-000000000001'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const discard = button(page, 'Discard')
  await expect(discard.or(page.getByRole('main'))).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(dialog(page)).toBeHidden()
}
async function openItem(page: Page, opener: string, item: string): Promise<void> {
  await button(page, opener).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

test('signed out', async ({ page, checkPage, problems }) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkPage('unknown path')
  for (const status of [401, 404, 429, 500]) {
    expect((await page.goto(`/prototypes/errors/${status}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkPage(`error ${status}`)
  }
  await page.goto('/practice')
  await expect(heading(page, 'Open your practice link')).toBeVisible()
  await checkPage('practice without a link')
  problems.splice(0)
})

test('students', async ({ page, checkPage, problems }) => {
  await openSchool(page)
  await expect(heading(page, 'Add your students')).toBeVisible()
  await checkPage('none')
  await button(page, 'Add student').first().click()
  await dialog(page).getByRole('button', { name: 'Add student', exact: true }).click()
  await expect(dialog(page).getByLabel('First name')).toBeFocused()
  await checkPage('dialog with an error')
  const { students, classes } = await apiOf(page)
  const { id: class_id } = await classes.add({ body: { name: 'Mornings' } })
  const { id } = await students.add({
    body: { first_name: 'Ada', last_name: 'Byron', level: 'B2', class_ids: [class_id] },
  })
  const { id: long } = await students.add({ body: { first_name: 'محمد', last_name: 'x'.repeat(80) } })
  await students.bulk({ body: { action: 'inactivate', ids: [id] } })
  await page.goto('/students?add')
  await dialog(page).getByLabel('First name').fill('Ada')
  await dialog(page).getByLabel('Last name').fill('Byron')
  await expect(dialog(page).getByText('Possible duplicate of', { exact: true })).toBeVisible()
  await checkPage('possible duplicate')
  await page.goto('/students')
  await expect(page.getByText('1 of 55 seats used')).toBeVisible()
  await checkPage('list')
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await checkPage('chosen')
  await openItem(page, 'More actions', 'Remove from class…')
  await checkPage('remove from class')
  await closeDialog(page)
  await button(page, 'Delete').click()
  await expect(dialog(page)).toBeVisible()
  await checkPage('delete chosen')
  await page.goto('/students?view=grid')
  await expect(page.getByRole('link', { name: 'Ada Byron', exact: true })).toBeVisible()
  await checkPage('grid')
  await page.goto('/students?search=zzz')
  await expect(heading(page, 'No students found')).toBeVisible()
  await checkPage('no results')
  await page.goto(`/students/${id}`)
  await page.getByLabel('Last name').fill('Lovelace')
  await checkPage('page, not saved')
  await page.goto(`/students/${long}`)
  await expect(page.getByText('Added')).toBeVisible()
  await checkPage('page of a long name')
  await openItem(page, 'More actions', 'Delete student')
  await checkPage('delete')
  await page.goto(`/students/${unknownId}`)
  await expect(heading(page, 'We couldn’t find this student')).toBeVisible()
  await checkPage('gone')
  problems.splice(0)
})

test('classes', async ({ page, checkPage, problems }) => {
  await openSchool(page)
  const { students, classes } = await apiOf(page)
  await page.goto('/classes')
  await expect(heading(page, 'Group your students into classes')).toBeVisible()
  await checkPage('none')
  const [first] = await Promise.all(
    ['B1 Tuesday', 'محادثة عربية', 'x'.repeat(80)].map((name) => classes.add({ body: { name, level: 'B1' } })),
  )
  const names = ['Ana', 'Jürgen', 'محمد']
  const path = `/classes/${first?.id}`
  await page.goto('/classes')
  await expect(page.getByRole('row').filter({ hasText: 'B1 Tuesday' })).toBeVisible()
  await checkPage('list')
  await button(page, 'Create class').click()
  await dialog(page).getByLabel('Name').fill('b1 tuesday')
  await dialog(page).getByRole('button', { name: 'Create class' }).click()
  await expect(dialog(page).getByText('There’s already a class with this name.')).toBeVisible()
  await checkPage('dialog with an error')
  await closeDialog(page)
  await openItem(page, 'Actions for B1 Tuesday', 'Delete')
  await checkPage('delete')
  await page.goto(path)
  await expect(heading(page, 'No students in this class yet')).toBeVisible()
  await checkPage('empty class')
  for (const first_name of names) await students.add({ body: { first_name } })
  await page.goto(path)
  await button(page, 'Add students').first().click()
  for (const name of names) await dialog(page).getByRole('checkbox', { name }).check()
  await checkPage('adding')
  await dialog(page).getByRole('button', { name: 'Add 3 students' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('3 students', { exact: true })).toBeVisible()
  await checkPage('class')
  await page.goto(`/classes/${unknownId}`)
  await expect(heading(page, 'We couldn’t find this class')).toBeVisible()
  await checkPage('gone')
  problems.splice(0)
})

test('settings', async ({ page, checkPage, server }) => {
  const email = await openSchool(page)
  await clientAt(server.address, '').auth.login({ body: { email, password: goodPassword } })
  await page.goto('/settings/general')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await checkPage('general')
  await button(page, 'Discard').click()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(dialog(page).or(page.getByRole('alertdialog'))).toBeVisible()
  await checkPage('delete')
  await page.goto('/settings/credentials')
  const update = button(page, 'Update password')
  await page.getByLabel('Current password').fill(goodPassword)
  await page.getByLabel('New password', { exact: true }).fill('seven-green-kettles')
  await page.getByLabel('Confirm password').fill('something-else-7')
  await update.click()
  await expect(page.getByText('New passwords do not match.')).toBeVisible()
  await checkPage('credentials')
  await page.goto('/settings/activity')
  await expect(page.getByRole('listitem').filter({ hasText: 'trial' })).toBeVisible()
  await checkPage('activity')
  await page.goto('/settings/sessions')
  await expect(heading(page, 'Other sessions')).toBeVisible()
  await checkPage('sessions')
})

test('sideblock layout', async ({ page, checkPage }) => {
  await openSchool(page)
  await page.evaluate(() => localStorage.setItem('theme', JSON.stringify({ layout: 'sideblock' })))
  for (const path of ['/students', '/settings/billing', '/settings/notices']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await checkPage(path.slice(1).replaceAll('/', ' '))
  }
})

for (const layout of ['main-layout', 'sideblock'])
  test(`menus of the header in the ${layout}`, async ({ page, checkPage }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', JSON.stringify({ layout: value })), layout)
    await openSchool(page)
    for (const name of ['Language', 'Appearance', 'Open profile menu']) {
      await button(page, name).click()
      await expect(page.locator('[role=menu], [role=dialog]')).toBeVisible()
      await checkPage(name)
      await page.keyboard.press('Escape')
      await expect(page.locator('[role=menu], [role=dialog]')).toBeHidden()
    }
    await page.keyboard.press('/')
    await page.keyboard.type('s')
    await expect(page.getByRole('option', { name: 'Sessions' })).toBeVisible()
    // Base UI hides the rest of the page while the list is open; Tab closes the list.
    await checkPage('search', ['aria-hidden-focus', 'page-has-heading-one'])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 820, height: 900 })
    await button(page, 'Open sidebar').click()
    await expect(page.getByRole('dialog', { name: 'Tertulia' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
