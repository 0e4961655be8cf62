import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureAuthSecret } from '#server/database/embedded/auth-secret.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-secret-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a key of 256 bits is created once, readable by its owner only', async () => {
  const secret = await ensureAuthSecret(folder)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await ensureAuthSecret(folder)).toBe(secret)
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('concurrent starts agree on one key and leave no other files', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => ensureAuthSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['auth-secret'])
})

test('a damaged key is refused and not overwritten', async () => {
  await writeFile(join(folder, 'auth-secret'), '')
  await expect(ensureAuthSecret(folder)).rejects.toThrow(/auth-secret does not contain a valid key/)
})
