import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { chatbotQuery, chatbotsQuery } from '../../partners/chatbots.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { PartnerChoices, PartnerMenu } from './partner-menu.tsx'

type ChatbotChoiceProps = {
  value: string | undefined
  onChange: (chatbotId: string | undefined) => void
  startsOpen: boolean
}

export function ChatbotChoice({ value, onChange, startsOpen }: ChatbotChoiceProps) {
  const { t } = useTranslation('students')
  const calls = useApi(chatbots)
  const { data: chosen } = useQuery({ ...chatbotQuery(calls, value ?? ''), enabled: value !== undefined })
  return (
    <PartnerMenu
      value={value}
      startsOpen={startsOpen}
      label={t(($) => $.filter.chatbot)}
      anyLabel={t(($) => $.filter.anyChatbot)}
      chosen={chosen?.name}
      choices={<Choices value={value} onChange={onChange} />}
    />
  )
}

function Choices({ value, onChange }: Omit<ChatbotChoiceProps, 'startsOpen'>) {
  const { t } = useTranslation(['students', 'assignments'])
  const hasWords = useWords('teaching')
  const { data, error } = useQuery(chatbotsQuery(useApi(chatbots), { page_size: 500, sort: 'name' }))
  return (
    <PartnerChoices
      value={value}
      onChange={onChange}
      anyLabel={t(($) => $.filter.anyChatbot, { ns: 'students' })}
      items={data?.items}
      failed={error && hasWords && t(($) => $.filter.failed, { ns: 'assignments' })}
      none={hasWords && t(($) => $.filter.none, { ns: 'assignments' })}
    />
  )
}
