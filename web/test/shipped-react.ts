import { setImmediate as soon } from 'node:timers'

/** Lets what React has put off happen; the global timers of a test may not be real. */
const settle = () => new Promise<void>((resolve) => void soon(resolve))

/** Runs work and draws what it changed: what Testing Library asks of React, which only its development build has. */
function act(work: () => unknown, flushSync: (work: () => unknown) => unknown): PromiseLike<unknown> {
  const result = flushSync(work)
  return Promise.resolve(result).then(async (value) => {
    await settle()
    flushSync(() => undefined)
    return value
  })
}

/** Loads React as it is shipped, which takes half the time of its development build. */
async function loadReact(): Promise<void> {
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const { default: react } = await import('react')
  const { flushSync } = await import('react-dom')
  await Promise.all([import('react/jsx-runtime'), import('react-dom/client'), import('react-dom/test-utils')])
  process.env.NODE_ENV = mode
  Object.assign(react, { act: (work: () => unknown) => act(work, flushSync) })
}

await loadReact()
