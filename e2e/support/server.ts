import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { copyFolder } from '#server/test/programs/copy-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface RunningServer {
  address: string
  /** Contains the database's socket. */
  dataDir: string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

export function makeDataDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'tertulia-e2e-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Below the ports that systems give to connections, so that none of them takes it before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}

export async function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const prepared = process.env.PREPARED_DATA
  if (prepared && !existsSync(join(dataDir, 'postgres'))) copyFolder(`${prepared}/.`, dataDir)
  const env = { ...process.env, DATABASE_URL: '', PORT: '0', LIMIT_FACTOR: '10000', ...settings, DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['server/main.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return { address: await addressOf(child), dataDir, end: (signal) => end(child, signal) }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('the server ended before it was ready')
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
