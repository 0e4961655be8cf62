import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { refusal } from '#server/refusal.ts'

/** Makes the data folder where it is missing and returns its real path; refuses one that cannot be written. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw refusal(`The folder of DATA_DIR, ${dataDir}, cannot be written${code}.`, error)
  }
}
