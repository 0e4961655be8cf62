import { useTranslation } from 'react-i18next'
import type { ChatbotStatus } from '#contract/chatbots.ts'

/** Says why a chatbot reaches nobody; null where it does. */
export function useUnreachableReason(): (chatbot: { status: ChatbotStatus }) => string | null {
  const { t } = useTranslation('assignments')
  return ({ status }) => (status === 'published' ? null : t(($) => $.quiet[status]))
}
