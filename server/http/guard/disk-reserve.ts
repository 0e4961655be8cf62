import { statfs } from 'node:fs/promises'
import { accessOf, allowanceOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Config } from '#server/settings/config.ts'

/** Bytes that stay free, because a database whose log can't grow ends, and then reading fails, too. */
export const reservedBytes = 64_000_000
/** Milliseconds between two looks. */
const checkIntervalMs = 1000

/** Says whether a call may write much; signing out and paying write next to nothing. */
export const needsDisk = (endpoint: Endpoint): boolean =>
  allowanceOf(endpoint) === 'write' && !['public', 'account'].includes(accessOf(endpoint))

/** Refuses with `storage_full` while a write might take what the database itself needs. */
export type CheckDiskReserve = () => Promise<void>

/** Watches the disk of the data folder, where the database lies on it. */
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
  // Some file systems don't say.
  return blocks > 0 ? bavail * bsize : Infinity
}
