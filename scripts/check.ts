import { execFileSync } from 'node:child_process'
import { chooseTests } from './near-tests.ts'
import { endWith, formatStep, lintStep, programStep, root, runLanes, type Step } from './steps.ts'

/** About as many test files as run in half a minute. */
const maxTests = 12

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).split('\0').filter(Boolean)

function listChanged(): string[] {
  const uncommitted = git('diff', '--name-only', '--relative', '-z', 'HEAD')
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  const changed = [...uncommitted, ...untracked]
  return changed.length > 0 ? changed : git('diff', '--name-only', '-z', 'HEAD~1', 'HEAD')
}

// Generated files have a test that fails if they are outdated.
const generated: readonly (readonly [RegExp, string])[] = [
  [/^server\/database\/migrations\//, 'scripts/generate-tables.test.ts'],
  [/^web\/locales\//, 'web/locales/words.test.ts'],
]

const changed = listChanged()
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
const { chosen, left } = chooseTests(files, changed, maxTests)
const generatedTests = generated.flatMap(([of, test]) => (changed.some((file) => of.test(file)) ? [test] : []))
const tests = [...new Set([...generatedTests, ...chosen])]
const testing: Step[] =
  tests.length > 0 ? [programStep(`tests (${tests.length} files)`, ['vitest', 'run', ...tests])] : []

const totals = await runLanes([[formatStep, ...testing], [lintStep]])
if (left > 0) process.stdout.write(`${left} more test files are related to the changes: npm test runs them.\n`)
endWith(totals)
