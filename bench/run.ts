import { type Testbed, openTestbed } from './testbed.ts'
import { type Figure, type Section, type SkippedRow, tableOf } from './figures.ts'
import { stopPrograms } from './programs.ts'
import { writeFigures } from './readme.ts'
import { measureAnalysis } from './rows/analysis.ts'
import { measureConversation } from './rows/conversation.ts'
import { measureBulk } from './rows/bulk.ts'
import { measureFirstLoad } from './rows/first-load.ts'
import { measureFirstWord } from './rows/first-word.ts'
import { measureHome } from './rows/home.ts'
import { measureImport } from './rows/import.ts'
import { measureInsert } from './rows/insert.ts'
import { measureJoins } from './rows/joins.ts'
import { measureList } from './rows/list.ts'
import { measureMany } from './rows/many.ts'
import { measureMemory } from './rows/memory.ts'
import { measureMessage } from './rows/message.ts'
import { measureScale } from './rows/scale.ts'
import { measureStart } from './rows/start.ts'
import { measureTeacher } from './rows/teacher.ts'
import { measureYears } from './rows/years.ts'
import { importProblem } from './uploads.ts'

type Lines = readonly (Figure | SkippedRow | Section)[]
type Row = (openOnce: () => Promise<Testbed>) => Promise<Lines>

const runTimeout = 45 * 60_000

const withImports =
  (name: string, measure: (testbed: Testbed) => Promise<Lines>): Row =>
  async (openOnce) => {
    const testbed = await openOnce()
    const problem = await importProblem(testbed)
    return problem ? [{ skipped: `The row ${name} is not measured: ${problem}.` }] : measure(testbed)
  }

const rows: Readonly<Record<string, Row>> = {
  list: async (openOnce) => measureList(await openOnce()),
  teacher: async (openOnce) => measureTeacher(await openOnce()),
  insert: async (openOnce) => measureInsert(await openOnce()),
  message: async (openOnce) => measureMessage(await openOnce()),
  bulk: withImports('bulk', measureBulk),
  import: withImports('import', measureImport),
  home: async (openOnce) => measureHome(await openOnce()),
  joins: async (openOnce) => measureJoins(await openOnce()),
  years: async (openOnce) => measureYears(await openOnce()),
  memory: async (openOnce) => measureMemory(await openOnce()),
  start: measureStart,
  'first-load': measureFirstLoad,
  many: measureMany,
  analysis: measureAnalysis,
  conversation: measureConversation,
  'first-word': measureFirstWord,
  scale: async (openOnce) => measureScale(await openOnce()),
}

async function measureRows(stack: AsyncDisposableStack, names: readonly string[]): Promise<string> {
  let testbed: Promise<Testbed> | undefined
  const openOnce = () => (testbed ??= openTestbed(stack))
  const lines: (Figure | SkippedRow | Section)[] = []
  for (const name of names) {
    process.stderr.write(`${name}…\n`)
    const measured = (await rows[name]?.(openOnce)) ?? []
    // Print each result at once, so that a later failure doesn't lose it.
    process.stderr.write(`${textOf(measured)}\n`)
    lines.push(...measured)
  }
  return textOf(lines)
}

function textOf(lines: Lines): string {
  const figures = lines.filter((line) => 'what' in line)
  const skipped = lines.filter((line) => 'skipped' in line).map((line) => line.skipped)
  const sections = lines.filter((line) => 'section' in line).map((line) => line.section)
  return [...(figures.length > 0 ? [tableOf(figures)] : []), ...skipped, ...sections].join('\n\n')
}

const whenStopped = () =>
  new Promise<never>((_, reject) => {
    const stop = (reason: string) => () => reject(new Error(reason))
    process.once('SIGINT', stop('Interrupted')).once('SIGTERM', stop('Ended'))
    setTimeout(stop('It took too long'), runTimeout).unref()
  })

async function run(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in rows))
  if (unknown.length)
    throw new Error(`There is no row ${unknown.join(', ')}; choose from ${Object.keys(rows).join(', ')}`)
  await using stack = new AsyncDisposableStack()
  stack.defer(stopPrograms)
  const table = await Promise.race([measureRows(stack, names.length ? names : Object.keys(rows)), whenStopped()])
  process.stdout.write(`${table}\n`)
  if (names.length === 0) await writeFigures(table)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
