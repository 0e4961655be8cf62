import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'

export function useUnreachableReason(): (chatbot: { status: ChatbotStatus }) => string | null {
  const { t } = useTranslation('assignments')
  return ({ status }) => (status === 'published' ? null : t(($) => $.quiet[status]))
}
