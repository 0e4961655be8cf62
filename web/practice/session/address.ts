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

export const useConversationId = (): string | null => useSyncExternalStore(subscribe, conversationIn)

export function openConversation(id: string): void {
  history.pushState({ isInside: true }, '', addressOf(id))
  notifyListeners()
}

export function replaceConversation(id: string): void {
  history.replaceState(history.state, '', addressOf(id))
  notifyListeners()
}

/** Removes the conversation's id from the history entry. */
export function clearConversation(): void {
  history.replaceState(null, '', addressOf(null))
  notifyListeners()
}

/** Uses history.back() if that is the start page. */
export function leaveConversation(): void {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'isInside' in state) return history.back()
  clearConversation()
}
