import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Gives a program a data folder that another one has made already, with its migrated database: making one takes three seconds. */
export function fillDataFolder(dataDir: string): void {
  const { dataFolder } = inject('server')
  // Tests that are given a PostgreSQL have none to copy, and their programs make one.
  if (dataFolder) copyFolder(join(dataFolder, 'postgres'), dataDir)
}

/** Copies a folder with its owners, which PostgreSQL wants to be its own. */
export function copyFolder(from: string, into: string): void {
  mkdirSync(into, { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-a', from, into], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
