import { chatbotStatuses, type ChatbotStatus } from '#contract/teaching/chatbots.ts'
import type { ChangePartnerList, PartnerList, PartnerListKind } from '../../partners/partner-list.ts'

export type ChatbotList = PartnerList<ChatbotStatus>
export type ChangeChatbotList = ChangePartnerList<ChatbotStatus>

export const chatbotList = {
  statuses: chatbotStatuses,
  usualSort: '-edited_at',
} as const satisfies PartnerListKind<ChatbotStatus>
