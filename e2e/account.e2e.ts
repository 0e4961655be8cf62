import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openSchool, test } from './support/journey.ts'

/** 12 megapixels with GPS metadata. */
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

test('a phone photo becomes a small square without GPS data, and a disguised SVG is rejected', async ({
  page,
  checkPage,
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
  await checkPage('crop')
  await dialog.getByRole('button', { name: /use|save|upload/i }).click()
  await expect(page.getByText('Profile picture updated!')).toBeVisible()
  const address = await page.getByRole('banner').locator('img').getAttribute('src')
  const kept = await sharp(Buffer.from(await (await page.request.get(address ?? '')).body())).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(kept.exif).toBeUndefined()
})
