import { expect, test } from 'vitest'
import { pictureLimits } from '#contract/school/account.ts'
import { problemOf } from './picture-file.ts'

const file = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'picture.png',
  )

test('JPEG, PNG and WebP are accepted under any file name', async () => {
  expect(await problemOf(file([0xff, 0xd8, 0xff, 0xe0], 'JFIF'))).toBeNull()
  expect(await problemOf(file([0x89], 'PNG\r\n', [0x1a], '\n'))).toBeNull()
  expect(await problemOf(file('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBeNull()
})

test('a photo that a phone keeps as HEIC is told apart', async () => {
  expect(await problemOf(file([0, 0, 0, 24], 'ftypheic'))).toBe('heic')
  expect(await problemOf(file([0, 0, 0, 24], 'ftypmif1'))).toBe('heic')
})

test('an SVG that calls itself PNG is told apart', async () => {
  expect(await problemOf(file('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('drawing')
  expect(await problemOf(file('<?xml version="1.0"?><svg/>'))).toBe('drawing')
})

test('a text or a GIF that calls itself PNG is no picture to use', async () => {
  expect(await problemOf(file('Dear parents,'))).toBe('kind')
  expect(await problemOf(file('GIF89a'))).toBe('kind')
  expect(await problemOf(file(''))).toBe('kind')
})

test('a picture of more than 5 MB is too large, and one of exactly 5 MB is not', async () => {
  const start = [0xff, 0xd8, 0xff]
  const filling = (size: number) => new Uint8Array(size - start.length)
  const of = (size: number) => new File([new Uint8Array(start), filling(size)], 'photo.jpg')
  expect(await problemOf(of(pictureLimits.bytes))).toBeNull()
  expect(await problemOf(of(pictureLimits.bytes + 1))).toBe('large')
})
