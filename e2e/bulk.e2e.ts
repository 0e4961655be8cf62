import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './journey.ts'

/** A list of 500, of which 137 are of level B1 and in the class "Evening". */
function roster(): string {
  const school = crypto.randomUUID().slice(0, 8)
  const lines = Array.from({ length: 500 }, (_, place) => {
    const isMeant = place < 137
    return `Ana,Number ${place},s${place}.${school}@bulk.example,${isMeant ? 'B1' : 'A2'},${isMeant ? 'Evening' : 'Morning'}`
  })
  return ['First name,Last name,E-mail,Level,Class', ...lines].join('\n')
}

async function bring(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

test('500 students are imported, 137 chosen by filter, inactivated, taken back, exported and here already', async ({
  page,
}) => {
  await openSchool(page, { plan: 'Pro' })
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await bring(page, { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(roster()) })
  await page.getByRole('button', { name: 'Add 500 students' }).click()
  await expect(page.getByText('Successfully added & activated students')).toBeVisible()
  await page.getByRole('button', { name: 'See students' }).click()

  await page.getByLabel('Level').selectOption('B1')
  await page.getByLabel('Class').selectOption('Evening')
  await expect(page.getByText('1–25 of 137')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await expect(page.getByText('25 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 137 that match' }).click()
  await expect(page.getByText('All 137 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Inactivate', exact: true }).click()
  await expect(page.getByText('Successfully inactivated students')).toBeVisible()
  await expect(page.getByText('363 of 500 seats used')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('500 of 500 seats used')).toBeVisible()

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('1–25 of 500')).toBeVisible()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await bring(page, { name: 'again.xlsx', mimeType, buffer: readFileSync(await file.path()) })
  await expect(page.getByText('Everybody on this list is here already', { exact: false })).toBeVisible()
  await expect(page.getByText(/500/).first()).toBeVisible()
})
