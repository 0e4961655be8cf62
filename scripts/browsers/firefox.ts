import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import type { BrowserEngine, BrowserWindow } from './driver.ts'
import { fieldOf } from './field-of.ts'

export const firefox: BrowserEngine = {
  name: 'Firefox',
  packages: ['firefox-esr', 'pulseaudio'],
  find: () => {
    const program = findProgram('firefox-esr') ?? findProgram('firefox')
    return program ? () => openFirefox(program) : null
  },
}

/** What was still loading when the page was left (NS_BINDING_ABORTED). */
const aborted = 'status=2152398850'

/** By WebDriver BiDi, which Firefox speaks itself. */
async function openFirefox(program: string): Promise<BrowserWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'tertulia-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await addressOf(child.stderr)
  const bidi = await openBidi(`${address}/session`)
  const session = await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await bidi.send('browsingContext.getTree', {})
  const context = fieldOf(tree, 'contexts', '0', 'context')
  return {
    version: String(fieldOf(session, 'capabilities', 'browserVersion')),
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const script = `(async () => JSON.stringify((await (${expression})) ?? null))()`
      const answer = await bidi.send('script.evaluate', {
        expression: script,
        target: { context },
        awaitPromise: true,
        // A press by script alone is no gesture, and without one audio sleeps.
        userActivation: true,
      })
      const value = fieldOf(answer, 'result', 'value')
      if (typeof value === 'string') return JSON.parse(value)
      throw new Error(`Firefox could not evaluate: ${String(fieldOf(answer, 'exceptionDetails', 'text'))}`)
    },
    errors: bidi.errors,
    setWidth: async (width) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height: 800 } })
      return true
    },
    close: async () => {
      bidi.close()
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('Firefox ended before it listened')
}

async function openBidi(address: string) {
  const socket = new WebSocket(address)
  const errors: string[] = []
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const id = fieldOf(message, 'id')
    const text = String(fieldOf(message, 'params', 'text'))
    const isError = fieldOf(message, 'method') === 'log.entryAdded' && fieldOf(message, 'params', 'level') === 'error'
    if (isError && !text.includes(aborted)) errors.push(text)
    const one = typeof id === 'number' ? waiting.get(id) : undefined
    if (fieldOf(message, 'type') === 'error')
      one?.reject(new Error(`${String(fieldOf(message, 'error'))}: ${String(fieldOf(message, 'message'))}`))
    else one?.resolve(fieldOf(message, 'result'))
  })
  return {
    errors: () => errors,
    close: () => socket.close(),
    send: (method: string, params: object): Promise<unknown> => {
      last += 1
      const one = Promise.withResolvers<unknown>()
      waiting.set(last, one)
      socket.send(JSON.stringify({ id: last, method, params }))
      return one.promise
    },
  }
}
