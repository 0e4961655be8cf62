import { configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Send } from '#contract/client.ts'
import { PracticeApp } from '../practice/app.tsx'
import type { Synthesis } from '../speech/speaker/utterance.ts'
import { openPractice } from '../practice/open-practice.ts'

configure({ asyncUtilTimeout: 40_000 })

/** A visit to the students' pages: whom its calls reach, the secret of the link, and what the browser remembers. */
interface Visit {
  send: Send
  secret: string
  stored?: Record<string, string>
  search?: string
  synthesis?: Synthesis
  /** Whether the tab and what the browser remembers are those of the visit before. */
  isReload?: boolean
  /** Whether the window has room for a face beside the conversation; otherwise it is a phone's. */
  isWide?: boolean
  /** Whether the visitor wants nothing to move. */
  isStill?: boolean
}

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Opens the students' pages with a link, on a server in this process. */
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
  // jsdom has dialogs, but cannot open them.
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
