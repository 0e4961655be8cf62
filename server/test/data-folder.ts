import { join } from 'node:path'
import { inject } from 'vitest'
import { copyFolder } from '#server/test/programs/copy-folder.ts'

/** Copies a migrated data folder, because creating one takes three seconds. */
export function fillDataFolder(dataDir: string): void {
  const { dataFolder } = inject('server')
  // With DATABASE_URL there is none, and the program creates one.
  if (dataFolder) copyFolder(join(dataFolder, 'postgres'), dataDir)
}
