import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringChromium } from './chromium.ts'

type Totals = { passed: number; failed: number }
type Step = { name: string; run: () => Totals; isThere?: () => boolean }

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'tertulia-reports-'))
const longestStep = 30 * 60_000

function succeeds(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): boolean {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`
  const options = { cwd: root, timeout: longestStep, env: { ...process.env, PATH: path, ...env } }
  return spawnSync(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

const one = (isRight: boolean): Totals => ({ passed: Number(isRight), failed: Number(!isRight) })
const check = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: () => one(succeeds(command, args)),
})

// A run that failed outside of its tests, or wrote no report, counts as one failure.
function counted(isRight: boolean, file: string, count: (report: unknown) => Totals): Totals {
  const totals = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  return { passed: totals.passed, failed: totals.failed || Number(!isRight) }
}

const numberAt = (report: unknown, ...path: string[]) =>
  Number(path.reduce((value: unknown, key) => Object(value)[key], report) ?? 0)

function runVitest(): Totals {
  const file = join(reports, 'vitest.json')
  const isRight = succeeds('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return counted(isRight, file, (report) => ({
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
  }))
}

function runBrowser(): Totals {
  const file = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: bringChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const isRight = succeeds('playwright', ['test', '--reporter=list,json'], env)
  return counted(isRight, file, (report) => ({
    passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
    failed: numberAt(report, 'stats', 'unexpected'),
  }))
}

const steps: readonly Step[] = [
  check('build', 'node', 'scripts/prepare.mjs', 'build'),
  check('format', 'biome', 'format', '.'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('types', 'tsc', '-p', 'tsconfig.json'),
  check('web-types', 'tsc', '--noEmit', '-p', 'web/tsconfig.json'),
  check('e2e-types', 'tsc', '--noEmit', '-p', 'e2e/tsconfig.json'),
  check('knip', 'knip'),
  { name: 'vitest', run: runVitest },
  { name: 'e2e', run: runBrowser, isThere: () => existsSync(join(root, 'playwright.config.ts')) },
  { ...check('budgets', 'node', 'scripts/budgets.ts'), isThere: () => existsSync(join(root, 'scripts', 'budgets.ts')) },
]

function runSteps(only: readonly string[] | undefined): Totals {
  const totals = { passed: 0, failed: 0 }
  for (const { name, run, isThere = () => true } of steps) {
    if (!isThere() || (only && !only.includes(name))) continue
    const started = performance.now()
    process.stdout.write(`\n── ${name}\n`)
    const { passed, failed } = run()
    totals.passed += passed
    totals.failed += failed
    process.stdout.write(
      `── ${name}: ${failed ? 'failed' : 'passed'} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    )
  }
  return totals
}

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const { passed, failed } = runSteps(only)
rmSync(reports, { recursive: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed || !passed ? 1 : 0
