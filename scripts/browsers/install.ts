import { spawnSync } from 'node:child_process'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import type { BrowserEngine } from './driver.ts'

/** Milliseconds: without a network they would try for minutes. */
const [longestUpdate, longestInstall] = [30_000, 90_000]

/** By Debian's packages, as root. That it failed is no error: the browser is said not to be there. */
export function install(engines: readonly BrowserEngine[]): void {
  const packages = engines.filter(({ find }) => !find()).flatMap((engine) => engine.packages)
  const apt = process.getuid?.() === 0 ? findProgram('apt-get') : undefined
  if (!apt || packages.length === 0) return
  const run = (timeout: number, ...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(apt, args, { stdio: 'ignore', env, timeout }).status === 0
  }
  if (run(longestUpdate, 'update', '-qq'))
    run(longestInstall, 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}
