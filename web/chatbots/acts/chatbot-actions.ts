import type { ChatbotStatus } from '#contract/chatbots.ts'
import type { StatusAct } from '../../partners/chatbots.api.ts'

/** As much of a chatbot as is needed to do something to it. */
export interface ChatbotRef {
  id: string
  name: string
  language: string
  status: ChatbotStatus
  student_count: number
  conversation_count: number
}

/** What can lie over a page of chatbots. */
export interface ChatbotOverlay {
  kind: 'assign' | 'delete' | 'duplicate'
  chatbot: ChatbotRef
}

/** What can be done to one chatbot. */
export interface ChatbotActions {
  edit: (chatbot: ChatbotRef) => void
  preview: (chatbot: ChatbotRef) => void
  assign: (chatbot: ChatbotRef) => void
  duplicate: (chatbot: ChatbotRef) => void
  remove: (chatbot: ChatbotRef) => void
  setStatus: (chatbot: ChatbotRef, act: StatusAct) => void
  isPending: boolean
}
