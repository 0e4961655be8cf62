import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { avatars } from '#contract/teaching/avatars.ts'
import { avatarQuery, avatarsQuery } from '../../partners/avatars.api.ts'
import { useApi } from '../../lib/api/api.ts'
import { useWords } from '../../lib/words/use-words.ts'
import { FilterButton } from '../../lists/filter-button.tsx'
import { PartnerChoices, PartnerMenu } from './partner-menu.tsx'

type AvatarChoiceProps = { value: string; onChange: (avatarId: string | undefined) => void }

export function AvatarChoice({ value, onChange }: AvatarChoiceProps) {
  const { t } = useTranslation(['avatars', 'assignments'])
  const hasWords = useWords('teaching')
  const { data: chosen } = useQuery(avatarQuery(useApi(avatars), value))
  if (!hasWords) return <FilterButton isSet>{chosen?.name}</FilterButton>
  return (
    <PartnerMenu
      value={value}
      startsOpen={false}
      label={t(($) => $.one, { ns: 'avatars' })}
      anyLabel={t(($) => $.filter.anyAvatar, { ns: 'assignments' })}
      chosen={chosen?.name}
      choices={<Choices value={value} onChange={onChange} />}
    />
  )
}

function Choices({ value, onChange }: AvatarChoiceProps) {
  const { t } = useTranslation(['avatars', 'assignments'])
  const { data, error } = useQuery(avatarsQuery(useApi(avatars), { page_size: 500, sort: 'name' }))
  return (
    <PartnerChoices
      value={value}
      onChange={onChange}
      anyLabel={t(($) => $.filter.anyAvatar, { ns: 'assignments' })}
      items={data?.items}
      failed={error && t(($) => $.failed.list, { ns: 'avatars' })}
      none={t(($) => $.avatars.none, { ns: 'assignments' })}
    />
  )
}
