import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const probe = fileURLToPath(new URL('probe.ts', import.meta.url))
// The probe is TypeScript: without this, whatever loads it also carries Node's compiler for it.
const cache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
const longestStart = 120_000
const longestStop = 30_000
const running = new Set<ChildProcess>()

/** A program in a process of its own: its number, its address, the seconds until it said that it is ready, and a way to ask it. */
export interface Program {
  pid: number
  address: string
  seconds: number
  /** What a command had said on its standard error by then. */
  remarks: string
  ask: <T>(message: unknown) => Promise<T>
  stop: () => Promise<void>
}

/** What a process has used: CPU time of all its threads in microseconds, resident and heap memory in bytes. */
export interface Usage {
  cpu: number
  rss: number
  heap: number
}

interface Start {
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Whether the program can be asked. */
  isProbed: boolean
  folder?: string
}

/** Starts a file of the repository with Node and the probe, and waits for its first line. */
export const startProgram = (
  file: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
  folder = root,
): Promise<Program> =>
  start({
    folder,
    command: process.execPath,
    args: [...flags, '--expose-gc', '--import', probe, ...profiling(), file],
    env: { NODE_COMPILE_CACHE: cache, ...env },
    isProbed: true,
  })

/** The flags of Node and the file that `npm start` runs. */
export function serverCommand(): { flags: string[]; file: string } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, , ...flags] = String(scripts.start).split(' ')
  return { file: flags.pop() ?? '', flags }
}

/** Starts our server, or that of another folder, as `npm start` does, with the probe. */
export function startServer(env: Readonly<Record<string, string>>, folder = root): Promise<Program> {
  const { file, flags } = serverCommand()
  return startProgram(file, env, flags, folder)
}

/** Starts a command as it is, and waits for its first line. */
export const startCommand = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  start({ command, args, env, isProbed: false })

// With PROFILE=<folder> every probed process leaves a CPU profile there.
const profiling = () => (process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [])

async function start({ command, args, env, isProbed, folder = root }: Start): Promise<Program> {
  const begun = performance.now()
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', isProbed ? 'inherit' : 'pipe', ...(isProbed ? ['ipc' as const] : [])],
  })
  let remarks = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    remarks += text
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const stop = () => end(child)
  try {
    const line = await firstLine(child)
    const seconds = (performance.now() - begun) / 1000
    const address = /http:\S+/.exec(line)?.[0] ?? ''
    return { pid: child.pid ?? 0, address, seconds, remarks, ask: (message) => ask(child, message), stop }
  } catch (error) {
    await stop()
    throw new Error(`${String(error)} ${remarks}`.trim(), { cause: error })
  }
}

// npm says what it runs before the program says that it is ready.
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('A program without output')
  const lines = createInterface({ input: child.stdout })
  const signal = AbortSignal.timeout(longestStart)
  signal.addEventListener('abort', () => lines.close())
  for await (const line of lines) {
    if (!/\bready\b/.test(line)) continue
    child.stdout.resume()
    return line
  }
  throw new Error(`${child.spawnargs.join(' ')} ended or took too long before it was ready`)
}

async function ask<T>(child: ChildProcess, message: unknown): Promise<T> {
  const gone = new AbortController()
  const whenGone = () => gone.abort()
  child.once('exit', whenGone)
  child.send(message as object)
  const [answer] = await once(child, 'message', { signal: gone.signal })
  child.off('exit', whenGone)
  if (typeof answer === 'object' && answer && 'failure' in answer) throw new Error(String(answer.failure))
  return answer as T
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), longestStop)
  await exited
  clearTimeout(hurry)
}

/** Stops whatever is still running. */
export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map(end))
}
