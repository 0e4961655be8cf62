import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { startupError } from '#server/lib/startup-error.ts'

/** The code of a refusal because another process has the folder. */
export const folderInUse = 'DATA_DIR_IN_USE'

/** A lock on a data folder; `isSure` is false where the system offers none and only PostgreSQL's own lock is left. */
export type FolderLock = { isReliable: boolean; release: () => void }

// Opens and locks in one step on macOS; Node names no constant for it.
const exlock = 0x20
const flags = constants.O_RDWR | constants.O_CREAT
// A server that was killed a moment ago may still hold the lock while it is cleared away.
const maxAttempts = 15

/** Locks a data folder for as long as this process lives, however it ends, and refuses one that another server has locked. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const file = join(dataDir, 'server.lock')
  for (let left = maxAttempts; left > 0; left -= 1) {
    const lock = process.platform === 'darwin' ? openLocked(file) : openAndLock(file)
    if (lock) return lock
    await sleep(100)
  }
  throw Object.assign(
    startupError(`Another server is using the folder of DATA_DIR, ${dataDir}: stop it, or choose another DATA_DIR.`),
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

// The lock belongs to the open file, which this process keeps, and not to the program that takes it.
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
