import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const probe = fileURLToPath(new URL('probe.ts', import.meta.url))
// With the cache a process doesn't load Node's TypeScript compiler for the probe.
const cache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
const startTimeout = 120_000
const stopTimeout = 30_000
const running = new Set<ChildProcess>()

export interface Program {
  pid: number
  address: string
  seconds: number
  stderr: string
  ask: <T>(message: unknown) => Promise<T>
  stop: () => Promise<void>
}

/** Microseconds of CPU time of all threads, bytes, and the characters of its modules' source texts. */
export interface Usage {
  cpu: number
  rss: number
  heap: number
  sources: number
}

interface Start {
  command: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  isProbed: boolean
  folder?: string
}

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

export function serverCommand(): { flags: string[]; file: string } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, , ...flags] = String(scripts.start).split(' ')
  return { file: flags.pop() ?? '', flags }
}

export function startServer(
  env: Readonly<Record<string, string>>,
  { folder = root, preloaded }: { folder?: string | undefined; preloaded?: string } = {},
): Promise<Program> {
  const { file, flags } = serverCommand()
  return startProgram(file, env, preloaded ? [...flags, '--import', join(root, preloaded)] : flags, folder)
}

export const startCommand = (command: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  start({ command, args, env, isProbed: false })

// PROFILE=<folder> writes a CPU profile of every probed process.
const profiling = () => (process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [])

async function start({ command, args, env, isProbed, folder = root }: Start): Promise<Program> {
  const launched = performance.now()
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', isProbed ? 'inherit' : 'pipe', ...(isProbed ? ['ipc' as const] : [])],
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const stop = () => end(child)
  try {
    const line = await firstLine(child)
    const seconds = (performance.now() - launched) / 1000
    const address = /http:\S+/.exec(line)?.[0] ?? ''
    return { pid: child.pid ?? 0, address, seconds, stderr, ask: (message) => ask(child, message), stop }
  } catch (error) {
    await stop()
    throw new Error(`${String(error)} ${stderr}`.trim(), { cause: error })
  }
}

// npm prints the command first.
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('A program without output')
  const lines = createInterface({ input: child.stdout })
  const signal = AbortSignal.timeout(startTimeout)
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
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeout)
  await exited
  clearTimeout(killTimer)
}

export async function stopPrograms(): Promise<void> {
  await Promise.all([...running].map(end))
}
