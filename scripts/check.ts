import { execFileSync } from 'node:child_process'
import { chooseTests } from './near-tests.ts'
import { endWith, formatStep, lintStep, programStep, root, runLanes, type Step } from './steps.ts'

/** As many test files as run in half a minute; `npm test` runs all. */
const mostTests = 12

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\0').filter(Boolean)

// Where nothing is waiting to be committed, the last commit is what changed.
function listChanged(): string[] {
  const waiting = git('diff', '--name-only', '--relative', '-z', 'HEAD')
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z')
  const changed = [...waiting, ...fresh]
  return changed.length > 0 ? changed : git('diff', '--name-only', '-z', 'HEAD~1', 'HEAD')
}

// Each of these is written from other files, and its test says when it is not up to date.
const watched: readonly (readonly [RegExp, string])[] = [
  [/^server\/database\/migrations\//, 'scripts/generate-tables.test.ts'],
  [/^web\/locales\//, 'web/locales/words.test.ts'],
]

const changed = listChanged()
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
const { chosen, left } = chooseTests(files, changed, mostTests)
const derived = watched.flatMap(([of, test]) => (changed.some((file) => of.test(file)) ? [test] : []))
const tests = [...new Set([...derived, ...chosen])]
const testing: Step[] =
  tests.length > 0 ? [programStep(`tests (${tests.length} files)`, ['vitest', 'run', ...tests])] : []

const totals = await runLanes([[formatStep, ...testing], [lintStep]])
if (left > 0) process.stdout.write(`${left} more test files are near to what changed: npm test runs them.\n`)
endWith(totals)
