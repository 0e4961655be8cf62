import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useParams } from 'react-router'
import { conversations } from '#contract/practice/conversations.ts'
import { NotFoundView } from '../../errors/not-found-view.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { useTitle } from '../../lib/title.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { BackToConversations, ConversationHeader } from './conversation-header.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import { ConversationView } from './conversation-view.tsx'
import { conversationQuery } from '../conversations.api.ts'
import { partnerName } from '../partner.tsx'

// Other paths would call other endpoints of the API.
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function ConversationPage() {
  const { id = '' } = useParams()
  return idShape.test(id) ? <ConversationDetails key={id} id={id} /> : <GoneConversation />
}

function ConversationDetails({ id }: { id: string }) {
  const { t } = useTranslation('conversations')
  const { data, error, isFetching, refetch } = useQuery(conversationQuery(useApi(conversations), id))
  useTitle(data ? `${data.student.name} · ${partnerName(data)}` : t(($) => $.one))
  if (isGone(error)) return <GoneConversation />
  if (data)
    return (
      <div data-printed>
        <ConversationHeader conversation={data} />
        <ConversationView conversation={data} />
      </div>
    )
  return (
    <>
      <PageHeader above={<BackToConversations />} title={t(($) => $.one)} />
      {error ? (
        <LoadFailed title={t(($) => $.failedOne)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ConversationSkeleton />
      )}
    </>
  )
}

function GoneConversation() {
  const { t } = useTranslation('conversations')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/conversations"
      back={t(($) => $.gone.back)}
    />
  )
}
