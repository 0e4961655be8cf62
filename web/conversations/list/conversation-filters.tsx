import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { chatbotsQuery } from '../../partners/chatbots.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { FilterSelect, filtersClasses } from '../../lists/filter-select.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DateRangeFields } from './date-range-fields.tsx'
import { isFiltered, noFilters, periods, type ConversationParams } from './conversation-params.ts'
import { useAllAvatars } from '../partner.tsx'
import { StudentFilter } from './student-filter.tsx'
import type { ChangeConversationParams } from './use-conversation-params.ts'

type ConversationFiltersProps = { shown: ConversationParams; onChange: ChangeConversationParams }

export function ConversationFilters({ shown, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation('conversations')
  const flags = (['any', 'unseen'] as const).map((value) => ({ value, label: t(($) => $.filter.flags[value]) }))
  const times = ([...periods, 'own'] as const).map((value) => ({
    value,
    label: value === 'own' ? t(($) => $.filter.own) : t(($) => $.filter.days, { count: Number(value) }),
  }))
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className={filtersClasses}>
        <StudentFilter id={shown.student_id} onChange={onChange} />
        <ChatbotFilter shown={shown} onChange={onChange} />
        <AvatarFilter shown={shown} onChange={onChange} />
        <FilterSelect
          label={t(($) => $.filter.period)}
          anyLabel={t(($) => $.filter.always)}
          value={shown.period}
          onChange={(period) => onChange({ period, from: undefined, to: undefined })}
          options={times}
        />
        <FilterSelect
          label={t(($) => $.filter.flag)}
          anyLabel={t(($) => $.filter.anyFlag)}
          value={shown.flag}
          onChange={(flag) => onChange({ flag })}
          options={flags}
        />
        {isFiltered(shown) && (
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange(noFilters)}>
            {t(($) => $.filter.clear)}
          </Button>
        )}
      </div>
      {shown.period === 'own' && <DateRangeFields shown={shown} onChange={onChange} />}
    </div>
  )
}

/** The API's page size limit. */
const listLimit = 500

function ChatbotFilter({ shown, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation('conversations')
  const { data } = useQuery(chatbotsQuery(useApi(chatbots), { page_size: listLimit }))
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { chatbot_id } = shown
  const isListed = !chatbot_id || options.some(({ value }) => value === chatbot_id)
  if (options.length === 0 && !chatbot_id) return null
  return (
    <FilterSelect
      label={t(($) => $.filter.chatbot)}
      anyLabel={t(($) => $.filter.anyChatbot)}
      value={chatbot_id}
      onChange={(next) => onChange({ chatbot_id: next })}
      options={isListed ? options : [...options, { value: chatbot_id, label: t(($) => $.filter.otherChatbot) }]}
    />
  )
}

function AvatarFilter({ shown: { avatar_id }, onChange }: ConversationFiltersProps) {
  const { t } = useTranslation('conversations')
  const options = (useAllAvatars(true) ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = !avatar_id || options.some(({ value }) => value === avatar_id)
  if (options.length === 0 && !avatar_id) return null
  return (
    <FilterSelect
      label={t(($) => $.filter.avatar)}
      anyLabel={t(($) => $.filter.anyAvatar)}
      value={avatar_id}
      onChange={(next) => onChange({ avatar_id: next })}
      options={isListed ? options : [...options, { value: avatar_id, label: t(($) => $.filter.otherAvatar) }]}
    />
  )
}
