import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chatbots } from '#contract/chatbots.ts'
import { chatbotQuery, chatbotsQuery } from '../chatbots/chatbots.api.ts'
import { useApi } from '../lib/api.ts'
import { useWords } from '../lib/use-words.ts'
import { FilterButton } from '../students/chatbot-filter.tsx'
import { Menu, MenuChoice } from '../ui/menu.tsx'
import { Spinner } from '../ui/spinner.tsx'

type ChatbotChoiceProps = {
  value: string | undefined
  onChange: (chatbotId: string | undefined) => void
  startsOpen: boolean
}

/** The chatbots of the school as a list to filter students by. */
export function ChatbotChoice({ value, onChange, startsOpen }: ChatbotChoiceProps) {
  const { t } = useTranslation('students')
  const calls = useApi(chatbots)
  const { data: chosen } = useQuery({ ...chatbotQuery(calls, value ?? ''), enabled: value !== undefined })
  const trigger = (
    <FilterButton isSet={value !== undefined}>
      <span className="sr-only">{t(($) => $.filter.chatbot)}: </span>
      {value === undefined ? t(($) => $.filter.anyChatbot) : (chosen?.name ?? t(($) => $.filter.chatbot))}
    </FilterButton>
  )
  return (
    <Menu trigger={trigger} defaultOpen={startsOpen}>
      <Choices value={value} onChange={onChange} />
    </Menu>
  )
}

const any = 'any'

function Choices({ value, onChange }: Omit<ChatbotChoiceProps, 'startsOpen'>) {
  const { t } = useTranslation('students')
  const { t: tAssignments } = useTranslation('assignments')
  const hasWords = useWords('teaching')
  const { data, error } = useQuery(chatbotsQuery(useApi(chatbots), { page_size: 500, sort: 'name' }))
  if (!data && !error)
    return (
      <Note>
        <Spinner />
      </Note>
    )
  if (!data) return <Note>{hasWords && tAssignments(($) => $.filter.failed)}</Note>
  if (data.items.length === 0 && value === undefined)
    return <Note>{hasWords && tAssignments(($) => $.filter.none)}</Note>
  return (
    <MenuChoice
      value={value ?? any}
      onChange={(next) => onChange(next === any ? undefined : next)}
      options={[
        { value: any, label: t(($) => $.filter.anyChatbot) },
        ...data.items.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
      ]}
    />
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="px-2.5 py-2 text-sm text-muted">{children}</p>
}
