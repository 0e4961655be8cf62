import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** `cp -a` keeps the owner, which PostgreSQL checks. */
export function copyFolder(from: string, into: string): void {
  mkdirSync(into, { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-a', from, into], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
