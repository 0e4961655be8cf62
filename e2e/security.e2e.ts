import { expect } from '@playwright/test'
import { test } from './support/journey.ts'

test('the API documentation needs no script and violates no CSP', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Tertulia API' })).toBeVisible()
  const body = page.getByRole('group').first()
  await body.getByText('Body').click()
  await expect(body.getByText('"school_name"').first()).toBeVisible()
})
