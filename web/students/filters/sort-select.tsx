import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { parseSort, type Sort } from '../address/list-sort.ts'

const names = [
  'name',
  'last_name',
  'email',
  'student_number',
  'level',
  'status',
  'last_practised_at',
  'created_at',
] as const

export function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const { by, direction } = parseSort(sort)
  const isUp = direction === 'asc'
  return (
    <div className="flex min-w-0 flex-auto items-center gap-1 md:flex-none">
      <FilterSelect
        label={tCommon(($) => $.sort.label)}
        value={names.find((name) => name === by) ?? 'name'}
        onChange={(name = 'name') => onSort(isUp ? name : `-${name}`)}
        options={names.map((name) => ({ value: name, label: t(($) => $.column[name]) }))}
      />
      <IconButton
        label={isUp ? tCommon(($) => $.sort.ascending) : tCommon(($) => $.sort.descending)}
        icon={isUp ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
        onClick={() => onSort(isUp ? `-${by}` : by)}
      />
    </div>
  )
}
