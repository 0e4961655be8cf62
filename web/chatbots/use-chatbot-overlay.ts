import { useState } from 'react'
import type { ActedOn } from './chatbot-acts.ts'

/** What can lie over a page of chatbots. */
export interface ChatbotOverlay {
  kind: 'assign' | 'delete' | 'duplicate'
  chatbot: ActedOn
}

/** What lies over the page; it stays mounted while it closes, and every opening is a new one. */
export interface ChatbotOverlayState {
  shown: ChatbotOverlay | null
  isOpen: boolean
  opening: number
}

/** Opens and closes what lies over a page of chatbots. */
export function useChatbotOverlay() {
  const [state, setState] = useState<ChatbotOverlayState>({ shown: null, isOpen: false, opening: 0 })
  return {
    state,
    open: (shown: ChatbotOverlay) => setState(({ opening }) => ({ shown, isOpen: true, opening: opening + 1 })),
    close: () => setState((now) => ({ ...now, isOpen: false })),
  }
}
