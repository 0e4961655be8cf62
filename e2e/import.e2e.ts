import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'

const roster = (name: string) => fileURLToPath(new URL(`../server/imports/fixtures/${name}`, import.meta.url))
const german = roster('excel-de-semicolon-windows1252.csv')

async function chooseFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

test('a school imports its list, and importing it again adds no student', async ({ page, checkPage }) => {
  await openSchool(page)
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  // On a common laptop nothing of this step is cut off.
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const text of ['We recognise columns', 'Only the first name', 'You check every row'])
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 })
  await checkPage('ready')
  await chooseFile(page, german)
  await expect(page.getByText('30 new students, 55 seats left')).toBeVisible()
  await expect(page.getByText('No one will be removed.')).toBeVisible()
  await checkPage('check')
  await page.getByRole('button', { name: 'Add 30 students' }).click()
  await expect(page.getByText('Successfully added & activated students')).toBeVisible()
  await checkPage('done')
  await page.getByRole('button', { name: 'Import another list' }).click()
  await chooseFile(page, german)
  await expect(page.getByText('Everyone on this list is already here', { exact: false })).toBeVisible()
  await page.goto('/students')
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await chooseFile(page, roster('sixty-for-fifty-five-seats.csv'))
  await expect(page.getByRole('button', { name: 'Add the 25 that fit' })).toBeVisible()
  await checkPage('over the cap')
})
