import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout, with a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** How many checks passed and failed. */
export type Totals = { passed: number; failed: number }
/** What a step found, with all that it printed. */
export type Outcome = Totals & { output: string }
/** One check of the product by its name on the command line. */
export type Step = { name: string; run: () => Promise<Outcome> }

/** Minutes after which a step is ended and counts as failed. */
const longestStep = 30

/** Runs a program of this project or of the machine to its end; says whether it succeeded, and what it printed. */
export async function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<{ isRight: boolean; output: string }> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestStep * 60_000,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isRight = await once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  )
  return { isRight, output: Buffer.concat(chunks).toString() }
}

/** A step that passes or fails as one program does. */
export const programStep = (
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Step => ({
  name,
  run: async () => {
    const { isRight, output } = await runProgram(command, args, env)
    return { passed: Number(isRight), failed: Number(!isRight), output }
  },
})

/** Finds wrong types and what the house does not want; its garbage collector runs seldom, as most of it is kept to the end. */
export const lintStep: Step = programStep('lint and types', ['oxlint', '--deny-warnings'], { GOGC: '800' })
export const formatStep: Step = programStep('format', ['biome', 'format', '.'])

/** What a run of tests counted in its report; without a report, or where it failed outside of its tests, it is one failure. */
export function countReport(isRight: boolean, file: string, count: (report: unknown) => Totals): Totals {
  const totals = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return { passed: totals.passed, failed: totals.failed || Number(!isRight) }
}

/** The number at a path of a report, 0 where there is none. */
export const numberAt = (report: unknown, ...path: string[]): number =>
  Number(path.reduce((value: unknown, key) => Object(value)[key], report) ?? 0)

/** Runs lanes side by side, the steps of a lane one after another; a step prints a line, and all of its output where it fails. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Totals> {
  const totals = { passed: 0, failed: 0 }
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      const started = performance.now()
      const { passed, failed, output } = await step.run()
      totals.passed += passed
      totals.failed += failed
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const counted = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
      process.stdout.write(`${failed ? `${output}\n✗` : '✓'} ${step.name} (${seconds} s${counted})\n`)
    }
  }
  await Promise.all(lanes.map(runLane))
  return totals
}

/** Prints the totals as the last line and sets the exit code. */
export function endWith({ passed, failed }: Totals): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed || !passed ? 1 : 0
}
