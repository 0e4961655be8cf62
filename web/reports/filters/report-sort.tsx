import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { columns, nextSorting, type Sorting } from './sorting.ts'

type ReportSortProps = { sorting: Sorting; onSort: (sorting: Sorting) => void }

export function ReportSort({ sorting, onSort }: ReportSortProps) {
  const { t } = useTranslation(['reports', 'common'])
  const { by, direction } = sorting
  const isUp = direction === 'asc'
  return (
    <div className="flex min-w-0 flex-auto items-center gap-1 md:flex-none">
      <FilterSelect
        label={t(($) => $.sort.label, { ns: 'common' })}
        value={by}
        onChange={(next) => next && next !== by && onSort(nextSorting(sorting, next))}
        options={columns.map((value) => ({
          value,
          label:
            value === 'name'
              ? t(($) => $.students.name, { ns: 'reports' })
              : t(($) => $.measure[value], { ns: 'reports' }),
        }))}
      />
      <IconButton
        label={isUp ? t(($) => $.sort.ascending, { ns: 'common' }) : t(($) => $.sort.descending, { ns: 'common' })}
        icon={isUp ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
        onClick={() => onSort(nextSorting(sorting, by))}
      />
    </div>
  )
}
