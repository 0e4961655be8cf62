import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type AvatarStatus, avatarStatuses } from '#contract/avatars.ts'
import { languages } from '#contract/practice-languages.ts'
import { languagesQuery } from '../chatbots/chatbots.api.ts'
import { useApi } from '../lib/api.ts'
import { useFormat } from '../lib/format.ts'
import { FilterSelect } from '../students/filter-select.tsx'
import { SearchBox } from '../students/search-box.tsx'
import { Button } from '../ui/button.tsx'
import { isFiltered, noFilters, type PartnerSort } from '../app/partner-list.ts'
import { type AvatarList, avatarList } from './avatar-list.ts'
import type { ChangeAvatarList } from './use-avatar-list.ts'

type AvatarsToolbarProps = {
  list: AvatarList
  onChange: ChangeAvatarList
  counts: Record<AvatarStatus, number> | undefined
  /** Whether a result is on its way. */
  pending: boolean
}

/** As many avatars as are seen at once; filters and an order don't matter to them. */
const few = 6

/** What the gallery is narrowed down to, and sorted by. */
export function AvatarsToolbar({ list, onChange, counts, pending }: AvatarsToolbarProps) {
  const { t } = useTranslation(['avatars', 'students', 'chatbots'])
  const { number } = useFormat()
  const statuses = avatarStatuses.map((status) => ({
    value: status,
    label: t(($) => $.filter[status], { ns: 'avatars', number: counts ? number(counts[status]) : '' }),
  }))
  const [active, archived] = statuses
  const isLong = counts !== undefined && counts.active + counts.archived > few
  const hasArchive = counts !== undefined && counts.archived > 0
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full sm:max-w-72">
        <SearchBox
          label={t(($) => $.search.label, { ns: 'avatars' })}
          placeholder={t(($) => $.search.placeholder, { ns: 'avatars' })}
          search={list.search ?? ''}
          onSearch={(search) => onChange({ search }, { isTyping: true })}
          pending={pending}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-2 empty:hidden md:flex md:w-auto md:flex-wrap">
        {(isLong || list.status || hasArchive) && (
          <FilterSelect
            label={t(($) => $.filter.status, { ns: 'chatbots' })}
            anyLabel={active?.label ?? ''}
            value={list.status === 'archived' ? 'archived' : undefined}
            onChange={(status) => onChange({ status })}
            options={archived ? [archived] : []}
          />
        )}
        {(isLong || list.language) && <LanguageFilter list={list} onChange={onChange} />}
        {(isLong || list.sort !== avatarList.usualSort) && (
          <FilterSelect
            label={t(($) => $.sort.label, { ns: 'students' })}
            value={list.sort}
            onChange={(sort) => onChange({ sort })}
            options={sorts.map((sort) => ({ value: sort, label: t(($) => $.sort[sort], { ns: 'chatbots' }) }))}
          />
        )}
      </div>
      {isFiltered(list) && (
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange(noFilters)}>
          {t(($) => $.filter.clear, { ns: 'students' })}
        </Button>
      )}
    </div>
  )
}

/** The alphabet first, then the latest, then who is busiest. */
const sorts = [
  'name',
  '-name',
  '-edited_at',
  'edited_at',
  '-student_count',
  'student_count',
] as const satisfies readonly PartnerSort[]

function LanguageFilter({ list, onChange }: Pick<AvatarsToolbarProps, 'list' | 'onChange'>) {
  const { t } = useTranslation('chatbots')
  const { languageName } = useFormat()
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const inUse = (data?.items ?? []).filter(
    ({ language, on, avatar_count }) => on || avatar_count > 0 || language === list.language,
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
