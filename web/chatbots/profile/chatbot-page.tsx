import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { ChatbotPeople } from '../../assignments/chatbot-people.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { PartnerHomework } from '../../tasks/partner-homework.tsx'
import { useTitle } from '../../lib/title.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { ChatbotAnswers } from './chatbot-answers.tsx'
import { ChatbotFacts } from './chatbot-facts.tsx'
import { ChatbotGone } from '../chatbot-gone.tsx'
import { ChatbotHeader } from './chatbot-header.tsx'
import type { ChatbotOverlay } from '../acts/chatbot-actions.ts'
import { ChatbotOverlays } from '../acts/chatbot-overlays.tsx'
import { ChatbotSkeleton } from './chatbot-skeleton.tsx'
import { ChatbotSteps } from './chatbot-steps.tsx'
import { chatbotQuery } from '../../partners/chatbots.api.ts'
import { useChatbotActions } from '../acts/use-chatbot-actions.ts'

// Other paths would call other endpoints of the API.
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function ChatbotPage() {
  const { id = '' } = useParams()
  return idShape.test(id) ? <ChatbotDetails key={id} id={id} /> : <ChatbotGone />
}

function ChatbotDetails({ id }: { id: string }) {
  const { t } = useTranslation(['chatbots', 'app'])
  const navigate = useNavigate()
  const { data: chatbot, error, isFetching, refetch } = useQuery(chatbotQuery(useApi(chatbots), id))
  const overlay = useOverlay<ChatbotOverlay>()
  const actions = useChatbotActions(overlay.open)
  const { isAsked, forget } = useAssignParam()
  useTitle(chatbot?.name ?? t(($) => $.one, { ns: 'chatbots' }))
  if (isGone(error)) return <ChatbotGone />
  return (
    <>
      <ChatbotHeader chatbot={chatbot} isLoading={!error} actions={actions} />
      {error && (
        <div className="mb-5">
          <LoadFailed
            title={t(($) => $.failed.one, { ns: 'chatbots' })}
            error={error}
            pending={isFetching}
            onRetry={() => refetch()}
          />
        </div>
      )}
      {!chatbot && !error && <ChatbotSkeleton />}
      {chatbot && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <ChatbotPeople chatbot={chatbot} onAssign={() => actions.assign(chatbot)} />
            <PartnerHomework
              partner={{ kind: 'chatbot', id, name: chatbot.name }}
              isPractisable={chatbot.status === 'published'}
            />
            <ChatbotSteps chatbot={chatbot} />
            <ChatbotAnswers chatbot={chatbot} />
          </div>
          <ChatbotFacts chatbot={chatbot} />
        </div>
      )}
      <ChatbotOverlays
        state={isAsked && chatbot ? { shown: { kind: 'assign', chatbot }, isOpen: true, opening: -1 } : overlay.state}
        onClose={isAsked ? forget : overlay.close}
        actions={actions}
        leave={() => navigate('/manage', { replace: true })}
      />
    </>
  )
}

/** Reads `?assign`, which the editor sets after publishing, and removes it. */
function useAssignParam() {
  const [params, setParams] = useSearchParams()
  const forget = (current: URLSearchParams) => {
    const next = new URLSearchParams(current)
    next.delete('assign')
    return next
  }
  return { isAsked: params.has('assign'), forget: () => setParams(forget, { replace: true }) }
}
