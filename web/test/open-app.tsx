import { configure, getConfig, render } from '@testing-library/react'
import { createMemoryRouter, type DataRouter, parsePath } from 'react-router'
import { vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { App } from '../app.tsx'
import { openWorld, type World } from '../world.ts'
import { UploadRequest } from './upload-request.ts'

// The first test of a file waits for the app's chunks to be compiled, on a machine that may have other work.
configure({ asyncUtilTimeout: 40_000 })

// While something is waited for, every look that finds nothing would print the whole document, for an error that nobody reads.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
})

/** A visit to the app: whom its calls reach, what the browser remembers, and where it begins. */
interface Visit {
  send: Send
  path: string
  /** What the browser's history has kept beside the path. */
  state?: unknown
  stored?: Record<string, string>
  /** Whether the window is as wide as a desktop's. */
  isWide?: boolean
}

/** A style as tests need it: no sheet is loaded, so that an element has its own; what jsdom works out for each one takes most of a search by role. */
const ownStyle = (element: Element) => (element instanceof HTMLElement ? element.style : document.body.style)

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Opens the whole app at a path, on a server in this process. */
export async function openApp({ send, path, state, stored = {}, isWide = true }: Visit): Promise<World> {
  vi.stubGlobal('fetch', (url: string, init: Parameters<Send>[1]) => send(url.replace(/^\/api/, ''), init))
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('getComputedStyle', ownStyle)
  window.getComputedStyle = ownStyle
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  localStorage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const world = await openWorld({
    storage: localStorage,
    root: document.documentElement,
    path,
    makeRouter: (routes, options) =>
      createMemoryRouter(routes, { ...options, initialEntries: [{ ...parsePath(path), state }] }),
  })
  render(<App {...world} />)
  return world
}

/** The address that the app is at. */
export const addressOf = ({ state }: DataRouter): string => state.location.pathname + state.location.search
