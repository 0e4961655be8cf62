import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { startupError } from '#server/lib/startup-error.ts'

export const folderInUse = 'DATA_DIR_IN_USE'

/** `isReliable` is false where the system offers no lock, and only PostgreSQL's own lock file is left. */
export type FolderLock = { isReliable: boolean; release: () => void }

// macOS: open and lock in one step (O_EXLOCK); Node has no constant for it.
const exlock = 0x20
const flags = constants.O_RDWR | constants.O_CREAT
// A server that was just killed may still hold the lock while the system cleans up.
const maxAttempts = 15

/** Locks a data folder for the lifetime of this process; throws if another server holds the lock. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const file = join(dataDir, 'server.lock')
  for (let left = maxAttempts; left > 0; left -= 1) {
    const lock = process.platform === 'darwin' ? openLocked(file) : openAndLock(file)
    if (lock) return lock
    await sleep(100)
  }
  throw Object.assign(
    startupError(`Another server is using DATA_DIR, ${dataDir}: stop it, or choose another DATA_DIR.`),
    { code: folderInUse },
  )
}

function openLocked(file: string): FolderLock | undefined {
  try {
    return folderLock(openSync(file, flags | constants.O_NONBLOCK | exlock, 0o600), true)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined
    throw error
  }
}

// flock locks the open file description, which this process keeps after `flock` exits.
function openAndLock(file: string): FolderLock | undefined {
  const descriptor = openSync(file, flags, 0o600)
  const flock = findProgram('flock')
  if (!flock) return folderLock(descriptor, false)
  const { status } = spawnSync(flock, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  if (status === 0) return folderLock(descriptor, true)
  closeSync(descriptor)
  return undefined
}

const folderLock = (descriptor: number, isReliable: boolean): FolderLock => ({
  isReliable,
  release: () => closeSync(descriptor),
})
