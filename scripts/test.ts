import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

// Of thousands of tests with processes, sockets and mails, one may meet a bad moment of the machine: it is tried again, and named.
const [retryOnce, retryOnceInBrowser] = ['--retry=1', '--retries=1']

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

function unstableTests(file: string): string[] {
  const { testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${failureMessages[0]?.split('\n')[0]}`),
  )
}

const vitestStep = (name: string, ...projects: string[]): Step => ({
  name,
  run: async () => {
    const file = join(reports, `${name}.json`)
    const chosen = projects.map((project) => `--project=${project}`)
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, retryOnce, ...chosen]
    const { hasPassed, output } = await runProgram('vitest', args)
    const count = (report: unknown) => ({
      passed: numberAt(report, 'numPassedTests'),
      failed: numberAt(report, 'numFailedTests'),
    })
    return { ...countReport(hasPassed, file, count), output, unstable: existsSync(file) ? unstableTests(file) : [] }
  },
})

interface Suite {
  suites?: Suite[]
  specs: { title: string; tests: { status: string }[] }[]
}

function flakyTitles(file: string): string[] {
  const titlesOf = ({ suites = [], specs }: Suite): string[] => [
    ...suites.flatMap(titlesOf),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ]
  const report: { suites: Suite[] } = JSON.parse(readFileSync(file, 'utf8'))
  return report.suites.flatMap(titlesOf)
}

const browserStep: Step = {
  name: 'e2e',
  run: async () => {
    const file = join(reports, 'playwright.json')
    const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
    const { hasPassed, output } = await runProgram(
      'playwright',
      ['test', '--reporter=list,json', retryOnceInBrowser],
      env,
    )
    const count = (report: unknown) => ({
      passed: numberAt(report, 'stats', 'expected') + numberAt(report, 'stats', 'flaky'),
      failed: numberAt(report, 'stats', 'unexpected'),
    })
    return { ...countReport(hasPassed, file, count), output, unstable: existsSync(file) ? flakyTitles(file) : [] }
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
