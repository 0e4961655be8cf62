import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePicture } from '#server/files/picture.ts'

const frame = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

test('the first frame of an animated picture is stored', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map(frame))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(3)
  const stored = await makePicture(moving)
  expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect((await sharp(stored, { animated: true }).metadata()).pages ?? 1).toBe(1)
  const { channels } = await sharp(stored).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
})
