import { expect } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { test } from './support/journey.ts'

let vite: ViteDevServer
test.beforeAll(async () => {
  vite = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' })
  await vite.listen()
})
test.afterAll(() => vite.close())

test('the component page shows all of ui/ without problems', async ({ page, checkPage }) => {
  const [address = ''] = vite.resolvedUrls?.local ?? []
  await page.goto(`${address}components.html`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await checkPage('all')
})

test('at a zoom of 400 % a dialog scrolls to its whole fields and buttons', async ({ page }) => {
  const [address = ''] = vite.resolvedUrls?.local ?? []
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`${address}components.html`)
  await page.getByRole('button', { name: 'Open dialog', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const part of [dialog.getByLabel('Email'), dialog.getByRole('button', { name: 'Cancel' })]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 0.9 })
  }
})
