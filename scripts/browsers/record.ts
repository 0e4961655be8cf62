import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A browser that walked, and what it could not do; all that it did was well. */
export interface WalkedBrowser {
  name: string
  version: string
  steps: number
  isNarrow: boolean
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('../../docs/browsers.md', import.meta.url))
const table = /(?<=<!-- walked -->\n)[\s\S]*?(?=<!-- end of walked -->)/

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Git's hash of all files of `web/`, which stays the same when commits are moved; null if some are not committed, or there is no Git. */
export function hashOfWeb(): string | null {
  if (!existsSync(join(root, '.git'))) return null
  if (git('status', '--porcelain', '--', 'web') !== '') return null
  return git('rev-parse', 'HEAD:web')
}

/** The hash that the last recorded walk was made with. */
export const recordedHash = (text: string): string | null => /`web\/` at `([0-9a-f]{40})`/.exec(text)?.[1] ?? null

export const readRecordedHash = (): string | null => recordedHash(readFileSync(file, 'utf8'))

export function recordOf(text: string, day: string, hash: string, browsers: readonly WalkedBrowser[]): string {
  const rows = browsers.map(
    ({ name, version, steps, isNarrow }) =>
      `| ${name} | ${version} | ${steps}, all well | ${isNarrow ? 'well' : 'the driver makes no window that narrow; not walked'} |`,
  )
  const head = ['| browser | version | steps | 360 px |', '|---|---|---|---|']
  const lines = [`On ${day}, \`web/\` at \`${hash}\`:`, '', ...head, ...rows]
  return text.replace(table, () => `\n${lines.join('\n')}\n\n`)
}

export function writeRecord(hash: string, browsers: readonly WalkedBrowser[]): void {
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(file, recordOf(readFileSync(file, 'utf8'), day, hash, browsers))
}
