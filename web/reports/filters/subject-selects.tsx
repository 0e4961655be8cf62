import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chatbots } from '#contract/chatbots.ts'
import { classes } from '#contract/classes.ts'
import { chatbotsQuery } from '../../partners/chatbots.api.ts'
import { useAllAvatars } from '../../conversations/partner.tsx'
import { useApi } from '../../lib/api/api.ts'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { classesQuery } from '../../people/classes.api.ts'

type SelectProps = { value: string | undefined; onChange: (id: string | undefined) => void }

/** As many chatbots as a list gives at once. */
const listLimit = 500

/** A class of the school, or none. */
export function ClassSelect(props: SelectProps) {
  const { t } = useTranslation('reports')
  const { data } = useQuery(classesQuery(useApi(classes)))
  const words = { label: t(($) => $.filter.class), any: t(($) => $.filter.everyClass) }
  return <SubjectSelect items={data?.items} {...words} other={t(($) => $.filter.otherClass)} {...props} />
}

/** A chatbot of the school, or none. */
export function ChatbotSelect(props: SelectProps) {
  const { t } = useTranslation('conversations')
  const { data } = useQuery(chatbotsQuery(useApi(chatbots), { page_size: listLimit }))
  const words = { label: t(($) => $.filter.chatbot), any: t(($) => $.filter.anyChatbot) }
  return <SubjectSelect items={data?.items} {...words} other={t(($) => $.filter.otherChatbot)} {...props} />
}

/** An avatar of the school, or none. */
export function AvatarSelect(props: SelectProps) {
  const { t } = useTranslation('conversations')
  const words = { label: t(($) => $.filter.avatar), any: t(($) => $.filter.anyAvatar) }
  return <SubjectSelect items={useAllAvatars(true)} {...words} other={t(($) => $.filter.otherAvatar)} {...props} />
}

type OneOfProps = SelectProps & {
  items: readonly { id: string; name: string }[] | undefined
  label: string
  /** What stands there while none is chosen. */
  any: string
  /** What one is called that is not listed, such as one in the archive. */
  other: string
}

function SubjectSelect({ items, label, any, other, value, onChange }: OneOfProps) {
  const options = (items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const isListed = !value || options.some((option) => option.value === value)
  // Its place is kept until it is known that there is nothing to choose from.
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
