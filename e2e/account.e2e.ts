import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { goodPassword, openSchool, test } from './journey.ts'

/** A photo of 12 megapixels as a phone takes it, with the place in it. */
const phonePhoto = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#88aa66' } })
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 24/1 59/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 42/1 9/1' },
    })
    .jpeg()
    .toBuffer()

async function openGeneral(page: Page): Promise<void> {
  await page.goto('/settings/general')
  await expect(page.getByLabel('School name')).toBeVisible()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a school says who it is, and the header follows', async ({ page, look, troubles }) => {
  await openSchool(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/general$/)
  await openGeneral(page)
  await look('general')
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Last name').fill('Díaz')
  await page.getByLabel('School name').fill('Escola Lua')
  await page.getByLabel('Phone number').fill('12')
  await save(page)
  await expect(page.getByLabel('Phone number')).toBeFocused()
  expect(troubles.splice(0).join()).toContain('400')
  await page.getByLabel('Phone number').fill('+34612345678')
  await look('changed')
  await save(page)
  await expect(page.getByText('Profile saved!')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue('+34 612 34 56 78')
  await expect(page.getByRole('banner').getByText('Escola Lua')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Díaz')
})

test('whoever saves second is told and loses nothing', async ({ page, context, troubles }) => {
  await openSchool(page)
  await openGeneral(page)
  const second = await context.newPage()
  await openGeneral(second)
  await page.getByLabel('Name', { exact: true }).fill('First')
  await save(page)
  await expect(page.getByText('Profile saved!')).toBeVisible()
  await second.getByLabel('Last name').fill('Second')
  await save(second)
  await expect(second.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await expect(second.getByLabel('Last name')).toHaveValue('Second')
  await second.getByRole('button', { name: 'Keep mine' }).click()
  await expect(second.getByText('Profile saved!')).toBeVisible()
  await second.reload()
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('First')
  await expect(second.getByLabel('Last name')).toHaveValue('Second')
  expect(troubles).toEqual([])
})

test('a failed save says so and keeps what was typed, and leaving asks first', async ({ page, troubles }) => {
  await openSchool(page)
  await openGeneral(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.route('**/api/account', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'internal' } })
      : route.continue(),
  )
  await save(page)
  await expect(page.getByText('Failed to save. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
  await page.getByRole('link', { name: 'Students' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/settings\/general/)
  expect(troubles.splice(0).join()).toContain('500')
})

test('a photo from a phone becomes a small square without the place, and an SVG in disguise is refused', async ({
  page,
  look,
}) => {
  await openSchool(page)
  await openGeneral(page)
  const photo = await phonePhoto()
  const choose = page.locator('input[type=file]').first()
  await choose.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByText(/JPEG, PNG or WebP/).first()).toBeVisible()
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('slider') })
  await expect(dialog).toBeVisible()
  await look('crop')
  await dialog.getByRole('button', { name: /use|save|upload/i }).click()
  await expect(page.getByText('Profile picture updated!')).toBeVisible()
  const address = await page.getByRole('banner').locator('img').getAttribute('src')
  const kept = await sharp(Buffer.from(await (await page.request.get(address ?? '')).body())).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(kept.exif).toBeUndefined()
})

test('a school takes its data and goes, and nobody signs in any more', async ({ page, look, troubles }) => {
  const email = await openSchool(page, { school: 'Escola Lua' })
  await openGeneral(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^tertulia-.*\.zip$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await page.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ has: page.getByLabel(/password/i) })
  await look('delete')
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill(goodPassword)
  await dialog.getByRole('textbox').first().fill('Escola Lua')
  await dialog.getByRole('button', { name: /^Delete/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Your school and everything that belonged to it have been deleted.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(troubles.splice(0).join()).toContain('401')
})

test('the log tells what happened', async ({ page, look }) => {
  await openSchool(page)
  await openGeneral(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await save(page)
  await expect(page.getByText('Profile saved!')).toBeVisible()
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'trial' })).toBeVisible()
  await look('activity')
})
