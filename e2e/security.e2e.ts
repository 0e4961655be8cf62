import { expect } from '@playwright/test'
import { pagePaths } from '../contract/pages.ts'
import { openSchool, test } from './journey.ts'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

test('every page has the policy and nothing on it is against the policy', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation of ${violatedDirective} by ${blockedURI}`),
    )
  })
  await openSchool(page)
  // The page of an id that is nobody's asks for it, and is told so.
  for (const path of pagePaths.filter((one) => !one.includes(':'))) {
    const response = await page.goto(path)
    const headers = response?.headers() ?? {}
    for (const directive of policy) expect(headers['content-security-policy'], path).toContain(directive)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the document page of the API needs no script and breaks no policy', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Tertulia API' })).toBeVisible()
  const body = page.getByRole('group').first()
  await body.getByText('Body').click()
  await expect(body.getByText('"school_name"').first()).toBeVisible()
})
