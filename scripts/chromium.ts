import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'

// The headless shell needs two thirds of the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  if (apt) {
    run(apt, ['update', '-qq'])
    run(apt, ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  return findChromium()
}

function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return names.map(findProgram).find((path) => path !== undefined) ?? (existsSync(own) ? own : undefined)
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
