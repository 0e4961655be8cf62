import { useNavigate } from 'react-router'
import type { ChatbotActs, ChatbotOverlay } from './chatbot-acts.ts'
import { useSetStatus } from './use-set-status.ts'

/** What can be done to one chatbot. */
export function useChatbotActs(open: (overlay: ChatbotOverlay) => void): ChatbotActs {
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
