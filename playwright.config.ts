import { defineConfig } from '@playwright/test'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepare-data.ts',
  testMatch: '**/*.e2e.ts',
  // Nothing here says how fast anything is: a machine that does other work beside takes its time.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: isRoot ? [...quiet, '--no-sandbox'] : quiet, ...(executablePath && { executablePath }) },
  },
})
