import { expect, test } from 'vitest'
import { createDiskReserve, reservedBytes } from '#server/http/guard/disk-reserve.ts'

const settings = { dataDir: '.', databaseUrl: undefined }
const codeOf = (work: Promise<void>) =>
  work.then(() => 'done').catch((error: unknown) => Reflect.get(Object(error), 'code'))

test('writes are refused before the disk is so full that the database would end, and go on once there is space', async () => {
  let free = reservedBytes
  const keepReserve = createDiskReserve(settings, async () => free)
  expect(await codeOf(keepReserve())).toBe('done')
  free = reservedBytes - 1
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await codeOf(keepReserve())).toBe('storage_full')
  free = reservedBytes
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await codeOf(keepReserve())).toBe('done')
})

test('the disk is looked at once a second, however many write', async () => {
  let looks = 0
  const keepReserve = createDiskReserve(settings, async () => {
    looks += 1
    return Infinity
  })
  await Promise.all(Array.from({ length: 100 }, keepReserve))
  expect(looks).toBe(1)
})

test('where the database lies elsewhere, this disk says nothing about it', async () => {
  const keepReserve = createDiskReserve({ ...settings, databaseUrl: 'postgres://db/x' }, async () => 0)
  expect(await codeOf(keepReserve())).toBe('done')
})

test('a disk of this machine can be asked', async () => {
  expect(await codeOf(createDiskReserve(settings)())).toBe('done')
})
