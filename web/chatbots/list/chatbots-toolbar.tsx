import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { PartnerLanguageFilter, PartnerSortSelect } from '../../partners/partner-filters.tsx'
import type { PartnerSort } from '../../partners/partner-list.ts'
import { PartnerToolbar } from '../../partners/partner-toolbar.tsx'
import type { ChangeChatbotList, ChatbotList } from './chatbot-list.ts'
import { type ChatbotCounts, ChatbotStatusFilter } from './chatbot-status-filter.tsx'

type ChatbotsToolbarProps = {
  list: ChatbotList
  onChange: ChangeChatbotList
  counts: ChatbotCounts | undefined
  pending: boolean
}

export function ChatbotsToolbar({ list, onChange, counts, pending }: ChatbotsToolbarProps) {
  const { t } = useTranslation('chatbots')
  return (
    <PartnerToolbar
      list={list}
      onChange={onChange}
      search={{ label: t(($) => $.search.label), placeholder: t(($) => $.search.placeholder) }}
      pending={pending}
      lead={<ChatbotStatusFilter counts={counts} value={list.status} onChange={(status) => onChange({ status })} />}
    >
      <PartnerLanguageFilter list={list} onChange={onChange} counted="chatbot_count" />
      <PartnerSortSelect list={list} onChange={onChange} sorts={sorts} />
    </PartnerToolbar>
  )
}

const sorts = [
  '-edited_at',
  'edited_at',
  'name',
  '-name',
  '-student_count',
  'student_count',
] as const satisfies readonly PartnerSort[]
