import { expect, type Page } from '@playwright/test'

const day = 24 * 3600

export async function passDays(page: Page, days: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const me = await fetch(new URL('/api/auth/me', page.url()), { headers: { authorization: `Bearer ${token}` } })
  const { school } = await me.json()
  const body = new URLSearchParams({ school: school.id, seconds: String(days * day) })
  const { status } = await fetch(new URL('/dev/billing', page.url()), { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(303)
}

export async function payWithCard(page: Page, card: string, button: string): Promise<void> {
  await page.waitForURL('**/upgrade/checkout/*')
  await page.getByRole('radio', { name: card }).click()
  await page.getByRole('button', { name: button, exact: true }).click()
}
