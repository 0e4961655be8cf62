import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a program left behind when it ended. */
export type Ending = { code: number | null; stdout: string; stderr: string }

/** A program that a test has started: its process, its first line (none if it ended before), and its end. */
export type Program = { child: ChildProcess; firstLine: Promise<string | undefined>; ending: Promise<Ending> }

const started = new Set<ChildProcess>()
const root = fileURLToPath(new URL('../../../', import.meta.url))
// Where server/main.mjs has it: to compile the same modules for each program takes half of its start.
const compiled = `${root}node_modules/.cache/node`

/** Runs a file of the repository with Node, in an environment that holds what is given and little else. */
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
  const ending = new Promise<Ending>((resolve) => {
    child.once('close', (code) => {
      started.delete(child)
      resolve({ code, ...output })
    })
  })
  return { child, firstLine, ending }
}

/** Kills every program that a test has left running. */
export async function endPrograms(): Promise<void> {
  const ends = [...started].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(ends)
}
