import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { chatbots } from '#contract/teaching/chatbots.ts'
import type { Result } from '#contract/endpoint.ts'
import { ListFooter } from '../../lists/list-footer.tsx'
import { noFilters, pageSize } from '../../partners/partner-list.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { ChatbotActions } from '../acts/chatbot-actions.ts'
import { ChatbotCard } from './chatbot-card.tsx'
import type { ChatbotList, ChangeChatbotList } from './chatbot-list.ts'

type ChatbotsResultProps = {
  list: ChatbotList
  page: Result<typeof chatbots.list>
  actions: ChatbotActions
  onChange: ChangeChatbotList
  pending: boolean
}

export function ChatbotsResult({ list, page: { items, total }, actions, onChange, pending }: ChatbotsResultProps) {
  const { t } = useTranslation(['chatbots', 'common', 'frame'])
  if (total === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={t(($) => $.nothing.title, { ns: 'chatbots' })}
        text={t(($) => $.nothing.text, { ns: 'chatbots' })}
        actions={<Button onClick={() => onChange(noFilters)}>{t(($) => $.clearFilters, { ns: 'common' })}</Button>}
      />
    )
  return (
    <div aria-busy={pending} className="grid grid-cols-1 gap-5 transition-opacity delay-150 aria-busy:opacity-60">
      <ul aria-label={t(($) => $.area.manage, { ns: 'frame' })} className={cardsClasses}>
        {items.map((chatbot) => (
          <ChatbotCard key={chatbot.id} chatbot={chatbot} actions={actions} />
        ))}
      </ul>
      {total > pageSize && (
        <ListFooter
          label={t(($) => $.pages, { ns: 'chatbots' })}
          page={list.page}
          pageSize={pageSize}
          total={total}
          onPage={(next) => onChange({ page: next })}
        />
      )}
    </div>
  )
}

export const cardsClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4'
