import { configure, getConfig, render } from '@testing-library/react'
import { createMemoryRouter, type DataRouter, parsePath } from 'react-router'
import { vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { App } from '../app.tsx'
import { openWorld, type World } from '../world.ts'
import { UploadRequest } from './upload-request.ts'

// The first test of a file waits for the app to be compiled.
configure({ asyncUtilTimeout: 40_000 })

// Without this, each failed query of a `findBy` prints the whole document.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
})

interface Visit {
  send: Send
  path: string
  state?: unknown
  stored?: Record<string, string>
  isWide?: boolean
}

/** No stylesheet is loaded, so an element's own style is enough; jsdom's getComputedStyle takes most of the time of a query by role. */
const ownStyle = (element: Element) => (element instanceof HTMLElement ? element.style : document.body.style)

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

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

export const addressOf = ({ state }: DataRouter): string => state.location.pathname + state.location.search
