import { access, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { changesUser, bypassesFolderPermissions } from '#server/database/embedded/embedded-binaries.ts'
import { startupError } from '#server/lib/startup-error.ts'

/** Mode 711 where PostgreSQL runs as another user that has to pass through the data folder to its own. */
export const dataDirMode = changesUser && !bypassesFolderPermissions ? 0o711 : 0o700

export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    const isFile = await stat(dataDir).then(
      (stats) => !stats.isDirectory(),
      () => false,
    )
    if (isFile) throw startupError(`DATA_DIR must be a folder, but ${dataDir} is a file.`, error)
    throw startupError(`DATA_DIR, ${dataDir}, is not writable (${codeOf(error)}).`, error)
  }
}

// Node's `recursive` never returns where nothing can be created below an existing parent, as in /proc.
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: dataDirMode })
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder))
      await mkdir(folder, { mode: dataDirMode })
    } else if (!(await stat(folder)).isDirectory()) throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
