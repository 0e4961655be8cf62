import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languages } from '#contract/practice-languages.ts'
import { useApi } from '../lib/api.ts'
import { useFormat } from '../lib/format.ts'
import { FilterSelect } from '../students/filter-select.tsx'
import { SearchBox } from '../students/search-box.tsx'
import { Button } from '../ui/button.tsx'
import { isFiltered, noFilters, type PartnerSort } from '../app/partner-list.ts'
import type { ChatbotList } from './chatbot-list.ts'
import { type ChatbotCounts, ChatbotStatusFilter } from './chatbot-status-filter.tsx'
import { languagesQuery } from './chatbots.api.ts'
import type { ChangeChatbotList } from './use-chatbot-list.ts'

type ChatbotsToolbarProps = {
  list: ChatbotList
  onChange: ChangeChatbotList
  counts: ChatbotCounts | undefined
  /** Whether a result is on its way. */
  pending: boolean
}

/** What the list of chatbots is narrowed down to, and sorted by. */
export function ChatbotsToolbar({ list, onChange, counts, pending }: ChatbotsToolbarProps) {
  const { t } = useTranslation(['chatbots', 'students'])
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:max-w-72">
        <SearchBox
          label={t(($) => $.search.label, { ns: 'chatbots' })}
          placeholder={t(($) => $.search.placeholder, { ns: 'chatbots' })}
          search={list.search ?? ''}
          onSearch={(search) => onChange({ search }, { isTyping: true })}
          pending={pending}
        />
      </div>
      <ChatbotStatusFilter counts={counts} value={list.status} onChange={(status) => onChange({ status })} />
      <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto md:flex-wrap">
        <LanguageFilter list={list} onChange={onChange} />
        <FilterSelect
          label={t(($) => $.sort.label, { ns: 'students' })}
          value={list.sort}
          onChange={(sort) => onChange({ sort })}
          options={sorts.map((sort) => ({ value: sort, label: t(($) => $.sort[sort], { ns: 'chatbots' }) }))}
        />
      </div>
      {isFiltered(list) && (
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange(noFilters)}>
          {t(($) => $.filter.clear, { ns: 'students' })}
        </Button>
      )}
    </div>
  )
}

/** The latest first, then the alphabet, then who is busiest. */
const sorts = [
  '-edited_at',
  'edited_at',
  'name',
  '-name',
  '-student_count',
  'student_count',
] as const satisfies readonly PartnerSort[]

function LanguageFilter({ list, onChange }: Pick<ChatbotsToolbarProps, 'list' | 'onChange'>) {
  const { t } = useTranslation('chatbots')
  const { languageName } = useFormat()
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const inUse = (data?.items ?? []).filter(
    ({ language, on, chatbot_count }) => on || chatbot_count > 0 || language === list.language,
  )
  return (
    <FilterSelect
      label={t(($) => $.filter.language)}
      anyLabel={t(($) => $.filter.anyLanguage)}
      value={list.language}
      onChange={(language) => onChange({ language })}
      options={inUse.map(({ language }) => ({ value: language, label: languageName(language) }))}
    />
  )
}
