import { expect, type Page } from '@playwright/test'

/** The address of a link in the latest mail to someone, from the development mailbox. */
export async function openMail(page: Page, email: string, link: RegExp): Promise<string> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: link }).first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return (await mail.getAttribute('href')) ?? ''
}
