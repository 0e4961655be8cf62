import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStorage } from '#server/files/storage.ts'
import type { Storage } from '#server/services/storage.ts'
import { toApiError } from '#server/http/answer/error-handler.ts'

const school = '0190b0a0-0000-7000-8000-000000000001'
const other = '0190b0a0-0000-7000-8000-000000000002'
const bytesOf = (text: string) => new TextEncoder().encode(text)

let directory: string
let bucket: S3rver
let files: Parameters<typeof openStorage>[0]['files']
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tertulia-bucket-'))
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'school', configs: [] }],
  })
  const { port } = await bucket.run()
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  files = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'school', ...key }
})
afterAll(async () => {
  await bucket.close()
  await rm(directory, { recursive: true })
})

const kinds = ['a folder', 'a bucket'] as const
describe.each(kinds)('files in %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage({ dataDir: join(directory, 'data'), files: kind === 'a bucket' ? files : null })
  })

  test('come back as they were', async () => {
    const picture = crypto.getRandomValues(new Uint8Array(50_000))
    await storage.put(school, 'picture', picture)
    expect(await storage.get(school, 'picture')).toEqual(picture)
  })

  test('are missing if never stored, and after they were deleted', async () => {
    expect(await storage.get(school, 'unknown')).toBeNull()
    await storage.put(school, 'removed', bytesOf('here'))
    await storage.remove(school, 'removed')
    await storage.remove(school, 'removed')
    expect(await storage.get(school, 'removed')).toBeNull()
  })

  test('of a school are deleted together, and others stay', async () => {
    for (const id of ['a', 'b', 'c']) await storage.put(school, id, bytesOf(id))
    await storage.put(other, 'a', bytesOf('a'))
    expect((await storage.schools()).toSorted()).toEqual([school, other])
    await storage.removeAll(school)
    expect(await storage.schools()).toEqual([other])
    await storage.removeAll(other)
    expect(await storage.schools()).toEqual([])
  })

  test('are stored beside the erasures, which belong to no school', async () => {
    expect(await storage.listErasureDays()).toEqual([])
    for (const name of [school, `${other}.${school}`]) await storage.addErasure('2026-11-20', name)
    await storage.addErasure('2026-11-20', school)
    await storage.addErasure('2026-11-22', other)
    expect((await storage.listErasureDays()).toSorted()).toEqual(['2026-11-20', '2026-11-22'])
    expect((await storage.listErasures('2026-11-20')).toSorted()).toEqual([school, `${other}.${school}`])
    expect(await storage.schools()).toEqual([])
    await storage.deleteErasures('2026-11-20')
    expect(await storage.listErasureDays()).toEqual(['2026-11-22'])
    expect(await storage.listErasures('2026-11-20')).toEqual([])
  })
})

test('an unreachable bucket is an error, not a missing file', async () => {
  const storage = await openStorage({
    dataDir: directory,
    files: files && { ...files, endpoint: 'http://127.0.0.1:9' },
  })
  const failure = await storage.get(school, 'picture').catch(toApiError)
  expect(failure).toMatchObject({ code: 'unavailable' })
})

test('a key without permission is an error, not a missing file', async () => {
  const storage = await openStorage({
    dataDir: directory,
    files: files && { ...files, accessKeyId: 'unknown', secretAccessKey: 'other' },
  })
  await expect(storage.get(school, 'picture')).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
})
