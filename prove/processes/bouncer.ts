import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresCommand, findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { ask, freePort, type Town } from './town.ts'

/** A PgBouncer in front of the database of a town. */
export interface Bouncer {
  port: number
  /** What it has said so far. */
  said: () => string
}

interface Settings {
  pool_mode: 'session' | 'transaction'
  ignore_startup_parameters?: string
}

/** Starts PgBouncer; it ends with the stack. */
export async function startBouncer(
  town: Town,
  stack: AsyncDisposableStack,
  { pool_mode, ignore_startup_parameters = '' }: Settings,
): Promise<Bouncer> {
  const program = findProgram('pgbouncer')
  if (!program) throw new Error('There is no pgbouncer on this machine: apt-get install pgbouncer')
  const port = await freePort()
  const folder = await town.makeFolder('bouncer')
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
    `[databases]\n* = host=127.0.0.1 port=${town.port}\n[pgbouncer]\n${lines.filter((line) => !line.endsWith('= ')).join('\n')}\nunix_socket_dir =\n`,
  )
  await chmod(file, 0o644)
  // Like PostgreSQL it refuses to be root, and whatever it is then may pass the folder.
  const [command, args] = postgresCommand(program, [file])
  const child = spawn(command, args, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const log: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.push(text))
  stack.defer(() => end(child))
  const said = () => log.join('')
  await untilItAnswers(`postgres://postgres@127.0.0.1:${port}/postgres`, said)
  return { port, said }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), 3000)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(hurry)
}

async function untilItAnswers(url: string, said: () => string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answers = await ask(url, 'select 1').then(
      () => true,
      () => false,
    )
    if (answers) return
    await pause(100)
  }
  throw new Error(`pgbouncer did not start: ${said()}`)
}
