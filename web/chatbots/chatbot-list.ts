import { chatbotStatuses, type ChatbotStatus } from '#contract/chatbots.ts'
import type { PartnerList, PartnerListChanges, PartnerListKind } from '../app/partner-list.ts'

/** What is shown of the chatbots. */
export type ChatbotList = PartnerList<ChatbotStatus>
/** What can be changed of it at once; undefined takes a filter away. */
export type ChatbotListChanges = PartnerListChanges<ChatbotStatus>

/** How the list of chatbots stands in the address bar. */
export const chatbotList = {
  statuses: chatbotStatuses,
  usualSort: '-edited_at',
} as const satisfies PartnerListKind<ChatbotStatus>
