import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { languages } from '#contract/school/practice-languages.ts'
import { languagesQuery } from '../languages/languages.api.ts'
import { useApi } from '../lib/api/api.ts'
import { useFormat } from '../lib/words/format.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import type { ChangePartnerList, PartnerList, PartnerSort } from './partner-list.ts'

type FilterProps = { list: PartnerList<string>; onChange: ChangePartnerList<never> }

export function PartnerLanguageFilter({
  list,
  onChange,
  counted,
}: FilterProps & { counted: 'avatar_count' | 'chatbot_count' }) {
  const { t } = useTranslation('chatbots')
  const { languageName } = useFormat()
  const { data } = useQuery(languagesQuery(useApi(languages)))
  const inUse = (data?.items ?? []).filter((one) => one.on || one[counted] > 0 || one.language === list.language)
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

export function PartnerSortSelect({ list, onChange, sorts }: FilterProps & { sorts: readonly PartnerSort[] }) {
  const { t } = useTranslation(['chatbots', 'common'])
  return (
    <FilterSelect
      label={t(($) => $.sort.label, { ns: 'common' })}
      value={list.sort}
      onChange={(sort) => onChange({ sort })}
      options={sorts.map((sort) => ({ value: sort, label: t(($) => $.sort[sort], { ns: 'chatbots' }) }))}
    />
  )
}
