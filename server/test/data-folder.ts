import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Copies a migrated data folder, because creating one takes three seconds. */
export function fillDataFolder(dataDir: string): void {
  const { dataFolder } = inject('server')
  // With DATABASE_URL there is none, and the program creates one.
  if (dataFolder) copyFolder(join(dataFolder, 'postgres'), dataDir)
}

/** `cp -a` keeps the owner, which PostgreSQL checks. */
export function copyFolder(from: string, into: string): void {
  mkdirSync(into, { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-a', from, into], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
