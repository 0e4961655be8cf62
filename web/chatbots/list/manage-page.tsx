import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { chatbotsQuery } from '../../partners/chatbots.api.ts'
import { isFiltered, queryOf } from '../../partners/partner-list.ts'
import { usePartnerParams, usePartnerPage } from '../../partners/use-partner-list.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { ChatbotOverlay } from '../acts/chatbot-actions.ts'
import { ChatbotOverlays } from '../acts/chatbot-overlays.tsx'
import { useChatbotActions } from '../acts/use-chatbot-actions.ts'
import { chatbotList } from './chatbot-list.ts'
import { ChatbotsResult } from './chatbots-result.tsx'
import { ChatbotsSkeleton } from './chatbots-skeleton.tsx'
import { ChatbotsToolbar } from './chatbots-toolbar.tsx'
import { EmptyChatbots } from './empty-chatbots.tsx'

export function ManagePage() {
  const { t } = useTranslation(['frame', 'chatbots'])
  const { list, change, page, counts, error, isFetching, isPending, retry } = useChatbotList()
  const overlay = useOverlay<ChatbotOverlay>()
  const actions = useChatbotActions(overlay.open)
  const title = t(($) => $.area.manage, { ns: 'frame' })
  useTitle(title)

  const hasNone = counts && counts.draft + counts.published + counts.archived === 0 && !isFiltered(list)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <ButtonLink
            variant={hasNone ? 'secondary' : 'primary'}
            icon={<Plus className="size-4" aria-hidden="true" />}
            render={<Link to="/create" />}
          >
            {t(($) => $.create, { ns: 'chatbots' })}
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        {!hasNone && <ChatbotsToolbar list={list} onChange={change} counts={counts} pending={isPending} />}
        {error && (
          <LoadFailed
            title={t(($) => $.failed.list, { ns: 'chatbots' })}
            error={error}
            pending={isFetching}
            onRetry={retry}
          />
        )}
        {page && hasNone && <EmptyChatbots />}
        {page && !hasNone && (
          <ChatbotsResult list={list} page={page} actions={actions} onChange={change} pending={isPending} />
        )}
        {!page && !error && <ChatbotsSkeleton />}
      </div>
      <ChatbotOverlays state={overlay.state} onClose={overlay.close} actions={actions} leave={preserveScroll} />
    </>
  )
}

const preserveScroll = () => undefined

function useChatbotList() {
  const params = usePartnerParams(chatbotList)
  const { known, ...page } = usePartnerPage(params, useQuery(chatbotsQuery(useApi(chatbots), queryOf(params.list))))
  // Keeps the counts of the last result when a refetch fails.
  return { ...page, counts: known?.counts }
}
