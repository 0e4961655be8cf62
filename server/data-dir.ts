import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { changesUser, passesClosedFolders } from '#server/database/embedded-binaries.ts'
import { refusal } from '#server/refusal.ts'

// Others may pass where PostgreSQL runs as another user that has no other way to its own folder.
const mode = changesUser && !passesClosedFolders ? 0o711 : 0o700

/** Makes the data folder where it is missing and returns its real path; refuses one that cannot be written. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw refusal(`The folder of DATA_DIR, ${dataDir}, cannot be written${code}.`, error)
  }
}
