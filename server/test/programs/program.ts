import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type ExitResult = { code: number | null; stdout: string; stderr: string }

/** `firstLine` is undefined if the program exits before. */
export type Program = { child: ChildProcess; firstLine: Promise<string | undefined>; ending: Promise<ExitResult> }

const started = new Set<ChildProcess>()
const root = fileURLToPath(new URL('../../../', import.meta.url))
// The cache of server/main.mjs halves the start time.
const compiled = `${root}node_modules/.cache/node`

export function runProgram(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Program {
  const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const firstLine = new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout })
      .once('line', resolve)
      .once('close', () => resolve(undefined))
  })
  const ending = new Promise<ExitResult>((resolve) => {
    child.once('close', (code) => {
      started.delete(child)
      resolve({ code, ...output })
    })
  })
  return { child, firstLine, ending }
}

export async function endPrograms(): Promise<void> {
  const ends = [...started].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(ends)
}
