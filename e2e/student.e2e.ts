import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './journey.ts'

/** Calls the API as the school of the page, past the browser. */
async function call<Answer>(page: Page, method: string, path: string, body: object): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(new URL(`/api${path}`, page.url()), { method, headers, body: JSON.stringify(body) })
  expect(answer.ok, `${method} ${path}`).toBe(true)
  return (await answer.json()) as Answer
}
interface Kept {
  id: string
  version: number
}
const add = (page: Page, body: object) => call<Kept>(page, 'POST', '/students', body)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a student’s page says who they are, and everything can be changed there', async ({ page, look, troubles }) => {
  await openSchool(page)
  const mornings = await call<Kept>(page, 'POST', '/classes', { name: 'Mornings' })
  const ada = await add(page, { first_name: 'Ada', last_name: 'Byron', level: 'B2', class_ids: [mornings.id] })
  await page.goto(`/students/${ada.id}`)
  await expect(heading(page, 'Ada Byron')).toBeVisible()
  await expect(page.getByText('Joined')).toBeVisible()
  await look('page')

  await page.getByLabel('Last name').fill('Lovelace')
  await look('unsaved')
  await call(page, 'PATCH', `/students/${ada.id}`, { version: ada.version, notes: 'Likes numbers' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else changed this student')).toBeVisible()
  expect(troubles.splice(0)).toHaveLength(2)
  await look('somebody was faster')
  await page.getByRole('button', { name: 'Keep what I typed' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(heading(page, 'Ada Lovelace')).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveValue('Likes numbers')

  await page.getByRole('button', { name: 'Inactivate' }).click()
  await expect(page.getByText('Became inactive')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Inactivate' })).toBeVisible()
})

test('everything about a student is downloaded, then erased', async ({ page, look }) => {
  await openSchool(page)
  const { id } = await add(page, { first_name: 'محمد', last_name: 'x'.repeat(80) })
  await page.goto(`/students/${id}`)
  await expect(page.getByText('Added')).toBeVisible()
  await look('long name')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.keyboard.press('Enter')
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete student' }).click()
  const confirm = page.getByRole('dialog', { name: /^Delete/ })
  await expect(confirm).toBeVisible()
  await look('delete')
  await confirm.getByRole('button', { name: 'Delete student' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in your students' })).toBeVisible()
})

test('nothing shifts while a student’s page is loading', async ({ page }) => {
  await openSchool(page)
  await call(page, 'POST', '/classes', { name: 'Mornings' })
  const { id } = await add(page, { first_name: 'Ada', last_name: 'Byron' })
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/students/${id}`)
    await expect(page.getByText('Added')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift')), `at ${width} px`).toBeLessThan(0.01)
  }
})

test('a student who is not here is said so', async ({ page, look, troubles }) => {
  await openSchool(page)
  await page.goto(`/students/${crypto.randomUUID()}`)
  await expect(heading(page, 'This student isn’t here any more')).toBeVisible()
  troubles.splice(0)
  await look('not here')
})

test('somebody who may be here already is shown while adding, and what is typed stays in its place', async ({
  page,
  look,
}) => {
  await openSchool(page)
  const ada = await add(page, { first_name: 'Ada', last_name: 'Byron', level: 'B2' })
  await call(page, 'POST', '/students/bulk', { action: 'inactivate', ids: [ada.id] })
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  const field = dialog.getByLabel('Last name')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/students?add')
    await dialog.getByLabel('First name').fill('Ada')
    await field.fill('Byron')
    await page.waitForTimeout(300)
    const before = await field.boundingBox()
    await expect(dialog.getByText('Maybe already here', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    expect((await field.boundingBox())?.y, `at ${width} px`).toBeCloseTo(before?.y ?? 0, 0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.goto('/students?add')
  await dialog.getByLabel('First name').fill('Ada')
  await field.fill('Byron')
  await expect(dialog.getByText('Maybe already here', { exact: true })).toBeVisible()
  await look('adding')
  await dialog.getByRole('button', { name: 'Activate instead' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 of 55 seats used')).toBeVisible()
})
