import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** With a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export type Totals = { passed: number; failed: number }
/** `unstable` are tests that passed when they were tried again. */
export type StepResult = Totals & { output: string; unstable?: readonly string[] }
export type Step = { name: string; run: () => Promise<StepResult> }

const stepMinutes = 30

export async function runProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<{ hasPassed: boolean; output: string }> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: stepMinutes * 60_000,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const hasPassed = await once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  )
  return { hasPassed, output: Buffer.concat(chunks).toString() }
}

export const programStep = (
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Step => ({
  name,
  run: async () => {
    const { hasPassed, output } = await runProgram(command, args, env)
    return { passed: Number(hasPassed), failed: Number(!hasPassed), output }
  },
})

/** GOGC=800 saves garbage collections, since most memory is needed until the end. */
export const lintStep: Step = programStep('lint and types', ['oxlint', '--deny-warnings'], { GOGC: '800' })
export const formatStep: Step = programStep('format', ['biome', 'format', '.'])

export function countReport(hasPassed: boolean, file: string, count: (report: unknown) => Totals): Totals {
  const totals = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return { passed: totals.passed, failed: totals.failed || Number(!hasPassed) }
}

export const numberAt = (report: unknown, ...path: string[]): number =>
  Number(path.reduce((value: unknown, key) => Object(value)[key], report) ?? 0)

/** Runs lanes in parallel and the steps of a lane in sequence; prints the output of failed steps. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Totals> {
  const totals = { passed: 0, failed: 0 }
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      const started = performance.now()
      const { passed, failed, output, unstable = [] } = await step.run()
      totals.passed += passed
      totals.failed += failed
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
      process.stdout.write(`${failed ? `${output}\n✗` : '✓'} ${step.name} (${seconds} s${counts})\n`)
      for (const test of unstable) process.stdout.write(`  passed at the second try: ${test}\n`)
    }
  }
  await Promise.all(lanes.map(runLane))
  return totals
}

export function endWith({ passed, failed }: Totals): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed || !passed ? 1 : 0
}
