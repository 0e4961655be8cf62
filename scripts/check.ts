import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseTests, englishWords, takenAway } from './near-tests.ts'
import { endWith, formatStep, lintStep, programStep, root, runLanes, type Step } from './steps.ts'

/** About as many test files as run in half a minute. */
const maxTests = 12

const read = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
const git = (...args: string[]) =>
  read(...args)
    .split('\0')
    .filter(Boolean)

// Where nothing is waiting to be committed, the last commit is what changed.
function listChanged(): { changed: string[]; since: string[] } {
  const waiting = git('diff', '--name-only', '--relative', '-z', 'HEAD')
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z')
  const changed = [...waiting, ...fresh]
  if (changed.length > 0) return { changed, since: ['HEAD'] }
  const since = ['HEAD~1', 'HEAD']
  return { changed: git('diff', '--name-only', '-z', ...since), since }
}

// Tests act by the English words, wherever they are.
function listQuoting(files: readonly string[], since: readonly string[]): string[] {
  const texts = takenAway(read('diff', '-U0', ...since, '--', ...englishWords))
  if (texts.length === 0) return []
  const isQuoting = (file: string) => {
    const source = readFileSync(join(root, file), 'utf8')
    return texts.some((text) => source.includes(text))
  }
  return files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file) && existsSync(join(root, file)) && isQuoting(file))
}

// Generated files have a test that fails if they are outdated.
const generated: readonly (readonly [RegExp, string])[] = [
  [/^server\/database\/migrations\//, 'scripts/generate-tables.test.ts'],
  [/^web\/locales\//, 'web/locales/words.test.ts'],
  [/^contract\//, 'server/http/contract.test.ts'],
]

const { changed, since } = listChanged()
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
const quoting = listQuoting(files, since)
const { chosen, left } = chooseTests(files, changed, maxTests, quoting)
const derived = generated.flatMap(([of, test]) => (changed.some((file) => of.test(file)) ? [test] : []))
const tests = [...new Set([...derived, ...chosen])]
const testing: Step[] =
  tests.length > 0 ? [programStep(`tests (${tests.length} files)`, ['vitest', 'run', ...tests])] : []

const totals = await runLanes([[formatStep, ...testing], [lintStep]])
for (const file of quoting.filter((one) => one.includes('.e2e.')))
  process.stdout.write(`${file} has a text that is said no more: npm test runs it.\n`)
if (left > 0) process.stdout.write(`${left} more test files are near to what changed: npm test runs them.\n`)
endWith(totals)
