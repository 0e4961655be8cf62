import type { ChatbotStatus } from '#contract/chatbots.ts'
import type { StatusAct } from '../../partners/chatbots.api.ts'

/** As much of a chatbot as is needed to do something to it. */
export interface ActedOn {
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
  chatbot: ActedOn
}

/** What can be done to one chatbot. */
export interface ChatbotActs {
  edit: (chatbot: ActedOn) => void
  preview: (chatbot: ActedOn) => void
  assign: (chatbot: ActedOn) => void
  duplicate: (chatbot: ActedOn) => void
  remove: (chatbot: ActedOn) => void
  setStatus: (chatbot: ActedOn, act: StatusAct) => void
  isPending: boolean
}
