import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { openSchool, startTrial, test } from './journey.ts'
import { makeDataDir, startServer } from './server.ts'

const roster = (name: string) => fileURLToPath(new URL(`../server/imports/fixtures/${name}`, import.meta.url))
const german = roster('excel-de-semicolon-windows1252.csv')

async function chooseFile(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

test('a school imports the list that it has, and sending it again adds nobody', async ({ page, look }) => {
  await openSchool(page)
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await look('ready')
  await chooseFile(page, german)
  await expect(page.getByText('30 new students, 55 seats left')).toBeVisible()
  await expect(page.getByText('Nobody will be removed.')).toBeVisible()
  await look('check')
  await page.getByRole('button', { name: 'Add 30 students' }).click()
  await expect(page.getByText('Successfully added & activated students')).toBeVisible()
  await look('done')
  await page.getByRole('button', { name: 'Import another' }).click()
  await chooseFile(page, german)
  await expect(page.getByText('Everybody on this list is here already', { exact: false })).toBeVisible()
  await page.goto('/students')
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await chooseFile(page, roster('sixty-for-fifty-five-seats.csv'))
  await expect(page.getByRole('button', { name: 'Add the 25 that fit' })).toBeVisible()
  await look('over the cap')
})

test('what was imported is there after the server was killed', async ({ page, troubles }) => {
  const folder = makeDataDir()
  const first = await startServer(folder.path)
  const port = new URL(first.address).port
  await page.goto(first.address)
  await page.goto(`${first.address}/sign-up`)
  await page.getByLabel('School name').fill('Aula Norte')
  await page.getByLabel('Email').fill('ana@norte.example')
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-river-42')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/upgrade*')
  await startTrial(page)
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await chooseFile(page, german)
  await page.getByRole('button', { name: 'Add 30 students' }).click()
  await expect(page.getByText('Successfully added & activated students')).toBeVisible()

  await first.end('SIGKILL')
  const again = await startServer(folder.path, { PORT: port })
  troubles.splice(0)
  await page.goto(`${again.address}/students`)
  await expect(page.getByText('30 of 55 seats used')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search students' }).fill('jurgen weiss')
  await expect(page.getByRole('row').filter({ hasText: 'Jürgen Weiß' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Dmitri' })).toHaveCount(0)
  await again.end('SIGTERM')
  folder.remove()
})
