import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { chatbots } from '#contract/teaching/chatbots.ts'
import { classes } from '#contract/people/classes.ts'
import { chatbotsQuery } from '../../partners/chatbots.api.ts'
import { useAllAvatars } from '../../conversations/partner.tsx'
import { useApi } from '../../lib/api/api.ts'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { classesQuery } from '../../people/classes.api.ts'

type SelectProps = { value: string | undefined; onChange: (id: string | undefined) => void }

/** The API's page size limit. */
const listLimit = 500

export function ClassSelect(props: SelectProps) {
  const { t } = useTranslation('reports')
  const { data } = useQuery(classesQuery(useApi(classes)))
  const words = { label: t(($) => $.filter.class), any: t(($) => $.filter.everyClass) }
  return <SubjectSelect items={data?.items} {...words} other={t(($) => $.filter.otherClass)} {...props} />
}

export function ChatbotSelect(props: SelectProps) {
  const { t } = useTranslation('conversations')
  const { data } = useQuery(chatbotsQuery(useApi(chatbots), { page_size: listLimit }))
  const words = { label: t(($) => $.filter.chatbot), any: t(($) => $.filter.anyChatbot) }
  return <SubjectSelect items={data?.items} {...words} other={t(($) => $.filter.otherChatbot)} {...props} />
}

export function AvatarSelect(props: SelectProps) {
  const { t } = useTranslation('conversations')
  const words = { label: t(($) => $.filter.avatar), any: t(($) => $.filter.anyAvatar) }
  return <SubjectSelect items={useAllAvatars(true)} {...words} other={t(($) => $.filter.otherAvatar)} {...props} />
}

type OneOfProps = SelectProps & {
  items: readonly { id: string; name: string }[] | undefined
  label: string
  any: string
  other: string
}

function SubjectSelect({ items, label, any, other, value, onChange }: OneOfProps) {
  const options = (items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = !value || options.some((option) => option.value === value)
  // Reserves its place until the list is known to be empty.
  if (items?.length === 0 && !value) return null
  return (
    <FilterSelect
      label={label}
      anyLabel={any}
      value={value}
      onChange={onChange}
      options={isListed ? options : [...options, { value, label: other }]}
    />
  )
}
