import { useQuery } from '@tanstack/react-query'
import { chatbots } from '#contract/chatbots.ts'
import { useApi } from '../../lib/api/api.ts'
import { queryOf } from '../../partners/partner-list.ts'
import { usePartnerAddress, usePartnerPage } from '../../partners/use-partner-list.ts'
import { chatbotList } from './chatbot-list.ts'
import { chatbotsQuery } from '../../partners/chatbots.api.ts'

/** The page of chatbots that the address bar asks for, and how to ask for another. */
export function useChatbotList() {
  const asked = usePartnerAddress(chatbotList)
  const { known, ...page } = usePartnerPage(asked, useQuery(chatbotsQuery(useApi(chatbots), queryOf(asked.list))))
  // Counts of the result before still hold when another one can't be fetched.
  return { ...page, counts: known?.counts }
}
