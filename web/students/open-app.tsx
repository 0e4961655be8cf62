import { configure, render } from '@testing-library/react'
import { createMemoryRouter, type DataRouter } from 'react-router'
import { vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { App } from '../app/app.tsx'
import { openWorld } from '../app/world.ts'
import { tokenKey } from '../lib/token.ts'

interface Visit {
  /** Sends calls into the app under test. */
  send: Send
  authToken: string
  path: string
  /** Pixels of the page; a wide window where absent. */
  width?: number
}

/** Opens the whole app at a path, on a server in this process. */
export async function openApp({ send, authToken, path, width = 1200 }: Visit): Promise<DataRouter> {
  // A dialog that is opened for the first time is compiled first.
  configure({ asyncUtilTimeout: 10_000 })
  vi.stubGlobal('fetch', (url: string, init: Parameters<Send>[1]) => send(url.replace(/^\/api/, ''), init))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  localStorage.clear()
  localStorage.setItem(tokenKey, authToken)
  const world = await openWorld({
    storage: localStorage,
    root: document.documentElement,
    path,
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
  })
  render(<App {...world} />)
  return world.router
}
