import { statfs } from 'node:fs/promises'
import { accessOf, allowanceOf, type Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'

/** Bytes that stay free, because a database whose log can't grow ends, and then nobody can read either. */
export const reserve = 64_000_000
/** Milliseconds between two looks. */
const interval = 1000

/** Says whether a call may take much room: whoever signs out, or sees to what they pay, takes next to nothing. */
export const takesRoom = (endpoint: Endpoint): boolean =>
  allowanceOf(endpoint) === 'write' && !['public', 'account'].includes(accessOf(endpoint))

/** Refuses with `storage_full` while a write might take what the database itself needs. */
export type KeepRoom = () => Promise<void>

/** Watches the disk of the data folder, where the database lies on it. */
export function createKeepRoom(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  freeOf: (folder: string) => Promise<number> = freeBytesOf,
): KeepRoom {
  if (databaseUrl) return () => Promise.resolve()
  let free = Infinity
  let lookedAt = -Infinity
  return async () => {
    if (performance.now() - lookedAt >= interval) {
      lookedAt = performance.now()
      free = await freeOf(dataDir)
    }
    if (free < reserve) throw new ApiError('storage_full')
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder)
  // Some file systems don't say.
  return blocks > 0 ? bavail * bsize : Infinity
}
