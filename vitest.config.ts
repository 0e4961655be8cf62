import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { wordBundles } from './web/word-bundles.ts'

const everyPage = 'web/**/*.test.{ts,tsx}'
// A test that puts something in the place of a module, is about the order in which they load, or needs what React does in development alone
// has all modules to itself.
const alone = globSync(everyPage).filter((file) =>
  /\bvi\.mock\(|^import '\.\/csp\.ts'|StrictMode|as React knows it/m.test(readFileSync(file, 'utf8')),
)

// Nothing here says how fast anything is: a machine that does other work beside takes its time.
const shared = {
  expect: { poll: { timeout: 120_000 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
  restoreMocks: true,
  unstubGlobals: true,
}
// Most modules are the same for every page and every call: to load them once halves the time. No file leaves anything behind in them.
const together = { ...shared, isolate: false }
const browser = './web/test/browser.ts'
// A server runs beside the page, so that Node's own globals come first, and the document after them.
const pages = { environment: 'node' }

const startsPrograms = ({ moduleId }: TestSpecification) =>
  /#server\/test\/(?:programs|data-folder)|startEmbedded|startServer|openClone/.test(readFileSync(moduleId, 'utf8'))

/** Tests that start programs mostly wait: they begin while lint uses the cores, and none is left for the end. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = new Set(files.filter(startsPrograms))
    return files.toSorted(
      (a, b) => a.project.name.localeCompare(b.project.name) || Number(first.has(b)) - Number(first.has(a)),
    )
  }
}

export default defineConfig({
  // As it is built, so that tests run what ships.
  plugins: [wordBundles()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Much of a test is waiting, for a mail or a process, so that three at once fill two cores.
    maxWorkers: 3,
    sequence: { sequencer: ProgramsFirst },
    // Pages make much garbage: fewer, larger collections save a tenth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: 'server/test/setup.ts',
    projects: [
      {
        test: {
          ...together,
          name: 'server',
          environment: 'node',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...together,
          ...pages,
          name: 'web',
          setupFiles: [browser, './web/test/shipped-react.ts'],
          include: [everyPage],
          exclude: alone,
        },
      },
      {
        extends: true,
        test: { ...shared, ...pages, name: 'web-alone', setupFiles: browser, include: alone },
      },
    ],
  },
})
