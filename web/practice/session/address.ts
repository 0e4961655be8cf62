import { useSyncExternalStore } from 'react'

const conversationIn = () => new URLSearchParams(location.search).get('c')

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

const addressOf = (id: string | null) => `${location.pathname}${id ? `?c=${id}` : ''}`

/** The conversation in the address; null for the start page. */
export const useConversationId = (): string | null => useSyncExternalStore(subscribe, conversationIn)

/** Opens a conversation; going back in the browser leaves it. */
export function openConversation(id: string): void {
  history.pushState({ isInside: true }, '', addressOf(id))
  notifyListeners()
}

/** Shows another conversation in place of this one. */
export function replaceConversation(id: string): void {
  history.replaceState(history.state, '', addressOf(id))
  notifyListeners()
}

/** Forgets which conversation it was, so that nobody finds the way back to it. */
export function clearConversation(): void {
  history.replaceState(null, '', addressOf(null))
  notifyListeners()
}

/** Goes to the start page, the way that the browser's own button would where that is the same. */
export function leaveConversation(): void {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'isInside' in state) return history.back()
  clearConversation()
}
