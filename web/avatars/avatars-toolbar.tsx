import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type AvatarStatus, avatarStatuses } from '#contract/teaching/avatars.ts'
import { useFormat } from '../lib/words/format.ts'
import { PartnerLanguageFilter, PartnerSortSelect } from '../partners/partner-filters.tsx'
import type { PartnerSort } from '../partners/partner-list.ts'
import { PartnerToolbar } from '../partners/partner-toolbar.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { type AvatarList, avatarList, type ChangeAvatarList } from './avatar-list.ts'

type AvatarsToolbarProps = {
  list: AvatarList
  onChange: ChangeAvatarList
  counts: Record<AvatarStatus, number> | undefined
  pending: boolean
}

/** Below this number, filters and sorting are hidden. */
const few = 6

export function AvatarsToolbar({ list, onChange, counts, pending }: AvatarsToolbarProps) {
  const { t } = useTranslation('avatars')
  const isLong = counts !== undefined && counts.active + counts.archived > few
  const hasArchive = counts !== undefined && counts.archived > 0
  return (
    <PartnerToolbar
      list={list}
      onChange={onChange}
      search={{ label: t(($) => $.search.label), placeholder: t(($) => $.search.placeholder) }}
      pending={pending}
    >
      {(isLong || list.status || hasArchive) && <StatusFilter list={list} onChange={onChange} counts={counts} />}
      {(isLong || list.language) && <PartnerLanguageFilter list={list} onChange={onChange} counted="avatar_count" />}
      {(isLong || list.sort !== avatarList.usualSort) && (
        <PartnerSortSelect list={list} onChange={onChange} sorts={sorts} />
      )}
    </PartnerToolbar>
  )
}

const sorts = [
  'name',
  '-name',
  '-edited_at',
  'edited_at',
  '-student_count',
  'student_count',
] as const satisfies readonly PartnerSort[]

function StatusFilter({ list, onChange, counts }: Pick<AvatarsToolbarProps, 'list' | 'onChange' | 'counts'>) {
  const { t } = useTranslation(['avatars', 'chatbots'])
  const { number } = useFormat()
  const [active, archived] = avatarStatuses.map((status) => ({
    value: status,
    label: t(($) => $.filter[status], { ns: 'avatars', number: counts ? number(counts[status]) : '' }),
  }))
  return (
    <FilterSelect
      label={t(($) => $.filter.status, { ns: 'chatbots' })}
      anyLabel={active?.label ?? ''}
      value={list.status === 'archived' ? 'archived' : undefined}
      onChange={(status) => onChange({ status })}
      options={archived ? [archived] : []}
    />
  )
}
