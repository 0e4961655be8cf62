import { useNavigate } from 'react-router'
import type { ChatbotActions, ChatbotOverlay } from './chatbot-actions.ts'
import { useSetStatus } from './use-set-status.ts'

export function useChatbotActions(open: (overlay: ChatbotOverlay) => void): ChatbotActions {
  const navigate = useNavigate()
  const { setStatus, isPending } = useSetStatus()
  return {
    edit: ({ id }) => void navigate(`/create/${id}`),
    preview: ({ id }) => void navigate(`/create/${id}?preview=1`),
    assign: (chatbot) => open({ kind: 'assign', chatbot }),
    duplicate: (chatbot) => open({ kind: 'duplicate', chatbot }),
    remove: (chatbot) => open({ kind: 'delete', chatbot }),
    setStatus,
    isPending,
  }
}
