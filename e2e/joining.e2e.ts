import { expect } from '@playwright/test'
import { checkAppearance, openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'

test('a class joins by itself', async ({ page, browser, checkPage }) => {
  await openSchool(page)
  const { id } = await (await apiOf(page)).classes.add({ body: { name: 'Tuesday group' } })
  await page.goto(`/classes/${id}`)
  await page.getByRole('button', { name: 'Open a join code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join code' })
  await dialog.getByRole('switch', { name: 'I let each student in' }).click()
  await checkPage('settings')
  await dialog.getByRole('button', { name: 'Open code' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Show on a screen' }).click()
  await expect(page.getByRole('heading', { name: 'Join Tuesday group' })).toBeVisible()
  await checkPage('projected')
  const code = (await page.getByText(/^[A-Z]{4} [A-Z]{4}$/).textContent()) ?? ''

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const student = await phone.newPage()
  await student.goto(new URL('/join', page.url()).href)
  await student.getByLabel('Class code').fill(code)
  await checkAppearance(student, 'joining code')
  await student.getByRole('button', { name: 'Continue' }).click()
  await student.getByLabel('First name').fill('Zoé')
  await student.getByLabel('Last name').fill('Li')
  await checkAppearance(student, 'joining name')
  await student.getByRole('button', { name: 'Join' }).click()
  await expect(student.getByRole('heading', { name: 'Your teacher will let you in' })).toBeVisible()

  await page.goto('/school')
  await expect(page.getByText('1 student is waiting to join')).toBeVisible()
  await page.getByRole('link', { name: 'Show: Tuesday group' }).click()
  await expect(page.getByRole('button', { name: 'Let in: Zoé Li' })).toBeVisible()
  await checkPage('waiting')
  await page.getByRole('button', { name: 'Let in: Zoé Li' }).click()
  await expect(page.getByText('1 of 30 students has joined')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zoé Li' })).toBeVisible()

  await expect(student.getByRole('link', { name: 'Start practising' })).toBeVisible()
  await checkAppearance(student, 'joining link')
  await student.getByRole('link', { name: 'Start practising' }).click()
  await expect(student.getByRole('heading', { name: 'Hello, Zoé' })).toBeVisible()
  await phone.close()
})
