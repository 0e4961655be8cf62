import { configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { PracticeApp } from '../practice/app.tsx'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import { openPractice } from '../practice/open-practice.ts'

configure({ asyncUtilTimeout: 40_000 })

interface Visit {
  send: Send
  secret: string
  stored?: Record<string, string>
  search?: string
  synthesis?: Synthesis
  isReload?: boolean
  isWide?: boolean
  isStill?: boolean
}

class NoObserver {
  observe() {}
  disconnect() {}
}

export async function openPracticePage({
  send,
  secret,
  stored = {},
  search = '',
  synthesis,
  isReload = false,
  isWide = false,
  isStill = false,
}: Visit): Promise<void> {
  vi.stubGlobal('fetch', (url: string, init: Parameters<Send>[1]) => send(url.replace(/^\/api/, ''), init))
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /fine/.test(query) || (isStill && /reduce/.test(query)) || (isWide && /64rem/.test(query)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  // jsdom doesn't implement showModal.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  if (!isReload) for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  history.replaceState(null, '', `/practice${search}#${secret}`)
  const root = document.documentElement
  const storages = { storage: localStorage, drafts: sessionStorage }
  render(<PracticeApp {...(await openPractice({ ...storages, root, secret, synthesis }))} />)
}
