import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = { testTimeout: 20_000, hookTimeout: 30_000, restoreMocks: true, unstubGlobals: true }

export default defineConfig({
  test: {
    // Much of a test is waiting, for a mail or a process, so that three at once fill two cores.
    maxWorkers: 3,
    globalSetup: 'server/test/setup.ts',
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: { ...shared, name: 'web', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
