import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { openClone } from '../scripts/clone.ts'
import { freePort } from './support/server.ts'

test('in development, changes to a word, a component and the server appear at once', async ({ page }) => {
  await using stack = new AsyncDisposableStack()
  const clone = openClone()
  stack.defer(clone.remove)
  const edit = (file: string, from: string, to: string) => {
    const path = join(clone.folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  const { output, stop } = clone.start('npm run dev -- --empty', { PORT: `${await freePort()}` })
  stack.defer(stop)
  const lines: string[] = []
  createInterface({ input: output }).on('line', (line) => lines.push(line))
  const said = (what: RegExp) => expect.poll(() => lines.join('\n')).toMatch(what)
  await said(/^ {2}App {7}http/m)
  const address = /App +(\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  expect((await fetch(`${address}/api/auth/me`)).status).toBe(401)
  expect((await fetch(`${address}/dev/mail`)).status).toBe(200)

  await page.goto(`${address}/practice`)
  await expect(page.getByRole('heading', { name: 'Open your practice link' })).toBeVisible()
  // The first visit meets the libraries, after which Vite may reload the page.
  await page.goto(`${address}/login`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
  await page.reload()
  // Changes before that are shown by the next reload only.
  await connected
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill('ana@school.example')
  edit('web/locales/en/open/auth.ts', "title: 'Sign in'", "title: 'Come in'")
  await expect(page.getByRole('heading', { name: 'Come in' })).toBeVisible()
  edit('web/auth/sign-in/login-page.tsx', '<p className="text-muted">', '<p className="text-muted">As it is now. ')
  await expect(page.getByText('As it is now.')).toBeVisible()
  // The page was not reloaded.
  await expect(page.getByLabel('Email')).toHaveValue('ana@school.example')

  edit('contract/errors.ts', 'unauthenticated: 401', 'unauthenticated: 418')
  await said(/ready again/)
  await expect.poll(async () => (await fetch(`${address}/api/auth/me`)).status).toBe(418)
})
