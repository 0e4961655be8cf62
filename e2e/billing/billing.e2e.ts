import { expect, type Page } from '@playwright/test'
import { openSchool, test } from '../support/journey.ts'
import { passDays, payWithCard } from '../support/checkout.ts'

async function addStudents(page: Page, count: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}` }
  const rows = Array.from({ length: count }, (_, index) => `Student ${index + 1}`)
  const previewed = await fetch(new URL('/api/students/import/preview', page.url()), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: ['First name', ...rows].join('\n'),
  })
  const { import_id } = await previewed.json()
  const { status } = await fetch(new URL('/api/students/import', page.url()), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ import_id }),
  })
  expect(status).toBe(200)
}

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a subscription goes through trial, card, renewal, failure, recovery, upgrade, downgrade, cancelling, resuming, end and restart', async ({
  page,
  checkPage,
  problems,
}) => {
  await openSchool(page, { plan: 'Plus' })

  await page.goto('/settings/billing')
  await expect(heading(page, 'Billing and Payments')).toBeVisible()
  await expect(page.getByText('Your trial ends on')).toBeVisible()
  await checkPage('trial')

  await page.getByRole('button', { name: 'Add payment method' }).click()
  await payWithCard(page, '0002', 'Add card')
  await expect(page.getByText('The card was declined')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add card' })).not.toHaveAttribute('aria-busy')
  await checkPage('declined')
  await payWithCard(page, '3155', 'Add card')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You didn’t confirm')).toBeVisible()
  await payWithCard(page, '0005', 'Add card')
  await page.waitForURL('**/settings/billing')

  await passDays(page, 15)
  await page.reload()
  await expect(page.getByText('Your next payment is due on')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/TEST-0001.*\.html$/)
  await checkPage('active')

  await passDays(page, 31)
  await page.goto('/students')
  await page.waitForURL('**/upgrade?from=%2Fstudents')
  await expect(page.getByText('Your last payment failed')).toBeVisible()
  await checkPage('failed')
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await expect(heading(page, 'Billing portal')).toBeVisible()
  await checkPage('portal')
  await page.getByRole('link', { name: 'Back to Tertulia' }).click()
  await page.getByRole('button', { name: 'Update payment method' }).click()
  await payWithCard(page, '4242', 'Add card')
  await page.waitForURL('**/students')

  await page.goto('/upgrade')
  await checkPage('plans')
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade to Pro' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro?' })
  await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('You’re now on Pro')).toBeVisible()

  await addStudents(page, 57)
  await page.reload()
  await plan(page, 'Starter').getByRole('button', { name: 'Switch to Starter' }).click()
  await expect(page.getByText('55 of 55 selected')).toBeVisible()
  await checkPage('who stays')
  await page.getByRole('button', { name: 'Switch to Starter' }).click()
  await page.waitForURL((url) => url.pathname !== '/upgrade/change')
  await page.goto('/students?status=inactive')
  await expect(page.getByRole('link', { name: /^Student \d+$/ })).toHaveCount(2)

  await page.goto('/settings/billing')
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const cancelling = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await checkPage('cancelling')
  await cancelling.getByRole('button', { name: 'Keep subscription' }).click()
  await expect(cancelling).toBeHidden()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await cancelling.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('You won’t be charged again.')).toBeVisible()
  await checkPage('cancelled')
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText('Your next payment is due on')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await cancelling.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toBeVisible()

  await passDays(page, 32)
  await page.goto('/classes')
  await page.waitForURL('**/upgrade?from=%2Fclasses')
  await expect(page.getByText('Your subscription has ended')).toBeVisible()
  await checkPage('ended')
  await plan(page, 'Starter').getByRole('button', { name: 'Subscribe to Starter' }).click()
  await page.waitForURL('**/upgrade/checkout/*')
  await checkPage('checkout')
  await payWithCard(page, '4242', 'Subscribe')
  await page.waitForURL('**/classes')
  // Expected 402 responses on the way to the plans.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('402')))
})
