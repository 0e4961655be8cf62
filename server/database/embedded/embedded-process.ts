import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresCommand, type Binaries } from '#server/database/embedded/embedded-binaries.ts'
import { environment } from '#server/database/embedded/embedded-cluster.ts'
import { clearStaleLock } from '#server/database/embedded/embedded-leftovers.ts'
import { startupError } from '#server/lib/startup-error.ts'

export type LaunchOptions = {
  binaries: Binaries
  folder: string
  settings: Readonly<Record<string, string>>
  mayStopLeftover: boolean
  log: (line: string) => void
}

type Attempt = { child: ChildProcess } | { output: string }

const startTimeoutMs = 30_000
const inUsePattern = /lock file "[^"]*" already exists|pre-existing shared memory block/

// Statements are not logged: they may contain personal data.
const fixedSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

export async function launchPostgres(launch: LaunchOptions): Promise<ChildProcess> {
  const deadline = performance.now() + startTimeoutMs
  for (;;) {
    const attempt = await attemptLaunch(launch)
    if ('child' in attempt) return attempt.child
    if (!inUsePattern.test(attempt.output) || performance.now() > deadline) {
      throw startupError(`PostgreSQL failed to start in ${launch.folder}: ${attempt.output}`)
    }
    if (launch.mayStopLeftover) await clearStaleLock(launch.folder)
    await sleep(100)
  }
}

async function attemptLaunch({ binaries, folder, settings, log }: LaunchOptions): Promise<Attempt> {
  const options = Object.entries({ ...fixedSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const [command, args] = postgresCommand(binaries.postgres, ['-D', folder, '-k', '.', ...options])
  // Detached: otherwise Ctrl-C in a terminal would stop it while the server still answers requests.
  const child = spawn(command, args, {
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve({ output: lines.join(' ').replace(/\s+/g, ' ') }))
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.push(line) > 20) lines.shift()
      if (line.includes('database system is ready to accept connections')) resolve({ child })
      log(line)
    })
  })
}
