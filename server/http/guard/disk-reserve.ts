import { statfs } from 'node:fs/promises'
import { accessOf, quotaOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Config } from '#server/settings/config.ts'

/** Bytes that stay free: PostgreSQL stops when its write-ahead log cannot grow, and then reads fail as well. */
export const reservedBytes = 64_000_000
const checkIntervalMs = 1000

export const needsDisk = (endpoint: Endpoint): boolean =>
  quotaOf(endpoint) === 'write' && !['public', 'account'].includes(accessOf(endpoint))

export type CheckDiskReserve = () => Promise<void>

export function createDiskReserve(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  freeOf: (folder: string) => Promise<number> = freeBytesOf,
): CheckDiskReserve {
  if (databaseUrl) return () => Promise.resolve()
  let free = Infinity
  let checkedAt = -Infinity
  return async () => {
    if (performance.now() - checkedAt >= checkIntervalMs) {
      checkedAt = performance.now()
      free = await freeOf(dataDir)
    }
    if (free < reservedBytes) throw new ApiError('storage_full')
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder)
  // Some file systems report no size.
  return blocks > 0 ? bavail * bsize : Infinity
}
