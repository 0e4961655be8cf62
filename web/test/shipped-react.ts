import { setImmediate as soon } from 'node:timers'

/** Tests may have replaced the global timers. */
const settle = () => new Promise<void>((resolve) => void soon(resolve))

/** Testing Library requires `act`, which only React's development build has. */
function act(work: () => unknown, flushSync: (work: () => unknown) => unknown): PromiseLike<unknown> {
  const result = flushSync(work)
  return Promise.resolve(result).then(async (value) => {
    await settle()
    flushSync(() => undefined)
    return value
  })
}

/** The production build takes half the time. */
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
