import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'
import type { StatusAction } from '../../partners/chatbots.api.ts'

export interface ChatbotRef {
  id: string
  name: string
  language: string
  status: ChatbotStatus
  student_count: number
  conversation_count: number
  can_edit: boolean
}

export interface ChatbotOverlay {
  kind: 'assign' | 'delete' | 'duplicate'
  chatbot: ChatbotRef
}

export interface ChatbotActions {
  edit: (chatbot: ChatbotRef) => void
  preview: (chatbot: ChatbotRef) => void
  assign: (chatbot: ChatbotRef) => void
  duplicate: (chatbot: ChatbotRef) => void
  remove: (chatbot: ChatbotRef) => void
  setStatus: (chatbot: ChatbotRef, act: StatusAction) => void
  isPending: boolean
}
