import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const everyPage = 'web/**/*.test.{ts,tsx}'
// Whoever puts something in the place of a module, or is about the order in which they load, has all modules to itself.
const alone = globSync(everyPage).filter((file) =>
  /\bvi\.mock\(|^import '\.\/csp\.ts'/m.test(readFileSync(file, 'utf8')),
)

const shared = { testTimeout: 20_000, hookTimeout: 30_000, restoreMocks: true, unstubGlobals: true }
// Most modules are the same for every page and every call: to load them once halves the time. No file leaves anything behind in them.
const together = { ...shared, isolate: false }

export default defineConfig({
  test: {
    // Much of a test is waiting, for a mail or a process, so that three at once fill two cores.
    maxWorkers: 3,
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
        plugins: [react()],
        test: { ...together, name: 'web', environment: 'jsdom', include: [everyPage], exclude: alone },
      },
      {
        plugins: [react()],
        test: { ...shared, name: 'web-alone', environment: 'jsdom', include: alone },
      },
    ],
  },
})
