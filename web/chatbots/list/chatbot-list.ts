import { chatbotStatuses, type ChatbotStatus } from '#contract/chatbots.ts'
import type { ChangePartnerList, PartnerList, PartnerListKind } from '../../partners/partner-list.ts'

/** What is shown of the chatbots. */
export type ChatbotList = PartnerList<ChatbotStatus>
/** Changes what is shown of them. */
export type ChangeChatbotList = ChangePartnerList<ChatbotStatus>

/** How the list of chatbots stands in the address bar. */
export const chatbotList = {
  statuses: chatbotStatuses,
  usualSort: '-edited_at',
} as const satisfies PartnerListKind<ChatbotStatus>
