import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './steps.ts'

export interface Clone {
  folder: string
  env: NodeJS.ProcessEnv
  /** `stop` ends the whole process group. */
  start: (command: string, env?: NodeJS.ProcessEnv) => { output: NodeJS.ReadableStream; stop: () => Promise<void> }
  run: (command: string) => { status: number | null; stdout: string }
  remove: () => void
}

/** Copies tracked and untracked files, into a folder with a space in its path. */
export function openClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'tertulia clone '))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout: names } = spawnSync('git', listed, { cwd: root, encoding: 'utf8' })
  const files = names.split('\0').filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  for (const built of ['dist', 'lexicons'])
    if (existsSync(join(root, built))) cpSync(join(root, built), join(folder, built), { recursive: true })
  const data = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  const env = { ...process.env, ...data, VITEST: '', NODE_ENV: '' }
  return {
    folder,
    env,
    start: (command, own = {}) => {
      const child = spawn(command, {
        cwd: folder,
        env: { ...env, ...own },
        shell: true,
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      return {
        output: child.stdout,
        stop: async () => {
          if (child.pid) process.kill(-child.pid, 'SIGTERM')
          if (child.exitCode === null) await once(child, 'exit')
        },
      }
    },
    run: (command) => spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
