import { expect } from '@playwright/test'
import { billing } from '#web/locales/de/paying/billing.ts'
import { checkout } from '#web/locales/de/paying/checkout.ts'
import { openSchool, test } from '../support/journey.ts'
import { passDays, payWithCard } from '../support/checkout.ts'

test("a subscription's life cycle in German", async ({ page, problems }) => {
  await openSchool(page, { plan: 'Plus' })
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.goto('/settings/billing')
  await press(billing.card.add)
  await payWithCard(page, '0005', checkout.pay.add)
  await page.waitForURL('**/settings/billing')
  await passDays(page, 15)
  await passDays(page, 31)
  await page.goto('/students')
  await page.waitForURL('**/upgrade?from=%2Fstudents')
  await expect(page.getByText(checkout.reason.owing.title)).toBeVisible()
  await press(checkout.ways.update)
  await payWithCard(page, '4242', checkout.pay.add)
  await page.waitForURL('**/students')

  await page.goto('/settings/billing')
  const dialog = page.getByRole('dialog', { name: billing.cancel.title })
  await press(billing.cancel.open)
  await dialog.getByRole('button', { name: billing.cancel.keep }).click()
  await expect(dialog).toBeHidden()
  await press(billing.cancel.open)
  await dialog.getByRole('button', { name: billing.cancel.open }).click()
  await press(billing.resume.open)
  await expect(page.getByRole('button', { name: billing.cancel.open, exact: true })).toBeVisible()
  await press(billing.cancel.open)
  await dialog.getByRole('button', { name: billing.cancel.open }).click()
  await expect(page.getByRole('button', { name: billing.resume.open })).toBeVisible()

  await passDays(page, 32)
  await page.goto('/classes')
  await page.waitForURL('**/upgrade?from=%2Fclasses')
  await expect(page.getByText(checkout.reason.school.title)).toBeVisible()
  await press(checkout.plans.subscribeTo.replace('{{tier}}', 'Starter'))
  await payWithCard(page, '4242', checkout.pay.subscribe)
  await page.waitForURL('**/classes')
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('402')))
})
