import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import {
  countReport,
  endWith,
  formatStep,
  lintStep,
  numberAt,
  programStep,
  runLanes,
  runProgram,
  type Step,
} from './steps.ts'

const reports = mkdtempSync(join(tmpdir(), 'tertulia-reports-'))

const vitestStep = (name: string, ...projects: string[]): Step => ({
  name,
  run: async () => {
    const file = join(reports, `${name}.json`)
    const chosen = projects.map((project) => `--project=${project}`)
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...chosen]
    const { hasPassed, output } = await runProgram('vitest', args)
    const count = (report: unknown) => ({
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
    })
    return { ...countReport(hasPassed, file, count), output }
  },
})

const browserStep: Step = {
  name: 'e2e',
  run: async () => {
    const file = join(reports, 'playwright.json')
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const { hasPassed, output } = await runProgram('playwright', ['test', '--reporter=list,json'], env)
    const count = (report: unknown) => ({
      passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
      failed: numberAt(report, 'stats', 'unexpected'),
    })
    return { ...countReport(hasPassed, file, count), output }
  },
}

const build = programStep('build', ['node', 'scripts/prepare.mjs', 'build'])
// Page tests use the CPU, while browser and process tests mostly wait; together they use two cores.
const lanes: readonly (readonly Step[])[] = [
  [vitestStep('vitest', 'server', 'web', 'web-alone')],
  [
    formatStep,
    lintStep,
    programStep('knip', ['knip']),
    browserStep,
    programStep('budgets', ['node', 'scripts/budgets.ts']),
  ],
]

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const isChosen = ({ name }: Step) => !only || only.includes(name)

const built = await runLanes([[build].filter(isChosen)])
const { passed, failed } = await runLanes(lanes.map((lane) => lane.filter(isChosen)))
rmSync(reports, { recursive: true })
endWith({ passed: built.passed + passed, failed: built.failed + failed })
