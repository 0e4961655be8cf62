import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { freePort } from '../../e2e/support/server.ts'
import type { BrowserEngine, BrowserWindow } from './driver.ts'
import { fieldOf } from './field-of.ts'

const miniBrowsers = '/usr/lib/*/webkit2gtk-4*/MiniBrowser'
/** Milliseconds until the driver answers. */
const longestStart = 20_000

export const webkit: BrowserEngine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
  find: () => {
    const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')]
    const [binary] = globSync(miniBrowsers)
    return driver && screen && binary && existsSync(binary) ? () => openWebKit(driver, screen, binary) : null
  },
}

/** By classic WebDriver. Errors before the first script of ours are not seen: the driver tells of none. */
async function openWebKit(driver: string, screen: string, binary: string): Promise<BrowserWindow> {
  const port = await freePort()
  const { display, number } = await openScreen(screen)
  const env = { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const child = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return fieldOf(answer, 'value')
    throw new Error(
      `WebKit: ${String(fieldOf(answer, 'value', 'error'))} ${String(fieldOf(answer, 'value', 'message'))}`,
    )
  }
  const until = performance.now() + longestStart
  while (!(await ask('GET', '/status').catch(() => null)) && performance.now() < until) await wait(100)
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation', '--autoplay-policy=allow'] } },
  }
  const close = () => {
    child.kill()
    display.kill()
  }
  const opened = await ask('POST', '/session', { capabilities }).catch((error: unknown) => {
    close()
    throw error
  })
  const session = `/session/${String(fieldOf(opened, 'sessionId'))}`
  await ask('POST', `${session}/timeouts`, { script: 60_000 })
  return {
    version: String(fieldOf(opened, 'capabilities', 'browserVersion')),
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; (async () => (${expression}))().then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`
      const answer: unknown = JSON.parse(String(await ask('POST', `${session}/execute/async`, { script, args: [] })))
      const error = fieldOf(answer, 'error')
      if (typeof error === 'string') throw new Error(`WebKit could not evaluate: ${error}`)
      return fieldOf(answer, 'value')
    },
    errors: () => [],
    setWidth: async (width) => {
      await ask('POST', `${session}/window/rect`, { width, height: 800 }).catch(() => null)
      const script = 'return window.innerWidth'
      return (await ask('POST', `${session}/execute/sync`, { script, args: [] })) === width
    },
    close: async () => {
      await ask('DELETE', session).catch(() => null)
      close()
    },
  }
}

/** A virtual screen with a number that no other has. */
async function openScreen(program: string): Promise<{ display: ChildProcess; number: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x1000x24']
  const display = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [, , , numbers] = display.stdio
  if (!(numbers instanceof Readable)) throw new Error('Xvfb tells no number')
  for await (const line of createInterface({ input: numbers })) return { display, number: line.trim() }
  throw new Error('Xvfb ended before it had a screen')
}
