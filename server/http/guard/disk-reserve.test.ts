import { expect, test } from 'vitest'
import { createDiskReserve, reservedBytes } from '#server/http/guard/disk-reserve.ts'

const settings = { dataDir: '.', databaseUrl: undefined }
const codeOf = (work: Promise<void>) =>
  work.then(() => 'done').catch((error: unknown) => Reflect.get(Object(error), 'code'))

test('writes are refused before a full disk stops the database, and resume when there is space', async () => {
  let free = reservedBytes
  const checkDiskReserve = createDiskReserve(settings, async () => free)
  expect(await codeOf(checkDiskReserve())).toBe('done')
  free = reservedBytes - 1
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await codeOf(checkDiskReserve())).toBe('storage_full')
  free = reservedBytes
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await codeOf(checkDiskReserve())).toBe('done')
})

test('the disk is checked once a second at most', async () => {
  let looks = 0
  const checkDiskReserve = createDiskReserve(settings, async () => {
    looks += 1
    return Infinity
  })
  await Promise.all(Array.from({ length: 100 }, checkDiskReserve))
  expect(looks).toBe(1)
})

test('with an external database the local disk is not checked', async () => {
  const checkDiskReserve = createDiskReserve({ ...settings, databaseUrl: 'postgres://db/x' }, async () => 0)
  expect(await codeOf(checkDiskReserve())).toBe('done')
})

test('the free space of a local disk is read', async () => {
  expect(await codeOf(createDiskReserve(settings)())).toBe('done')
})
