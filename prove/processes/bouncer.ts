import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresCommand, findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { query, freePort, type Cluster } from './cluster.ts'

export interface PgBouncer {
  port: number
  output: () => string
}

interface Settings {
  pool_mode: 'session' | 'transaction'
  ignore_startup_parameters?: string
}

export async function startPgBouncer(
  cluster: Cluster,
  stack: AsyncDisposableStack,
  { pool_mode, ignore_startup_parameters = '' }: Settings,
): Promise<PgBouncer> {
  const program = findProgram('pgbouncer')
  if (!program) throw new Error('There is no pgbouncer on this machine: apt-get install pgbouncer')
  const port = await freePort()
  const folder = await cluster.makeFolder('bouncer')
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode,
    default_pool_size: 60,
    max_client_conn: 200,
    ignore_startup_parameters,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(users, '"postgres" ""\n')
  await writeFile(
    file,
    `[databases]\n* = host=127.0.0.1 port=${cluster.port}\n[pgbouncer]\n${lines.filter((line) => !line.endsWith('= ')).join('\n')}\nunix_socket_dir =\n`,
  )
  await chmod(file, 0o644)
  // PgBouncer refuses to run as root; the other user must be able to read the folder.
  const [command, args] = postgresCommand(program, [file])
  const child = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const log: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text))
  stack.defer(() => end(child))
  const output = () => log.join('')
  await waitUntilReady(`postgres://postgres@127.0.0.1:${port}/postgres`, output)
  return { port, output }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 3000)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(killTimer)
}

async function waitUntilReady(url: string, output: () => string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await query(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    await pause(100)
  }
  throw new Error(`pgbouncer did not start: ${output()}`)
}
