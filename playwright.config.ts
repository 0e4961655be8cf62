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
  testMatch: '*.e2e.ts',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: isRoot ? [...quiet, '--no-sandbox'] : quiet, ...(executablePath && { executablePath }) },
  },
})
