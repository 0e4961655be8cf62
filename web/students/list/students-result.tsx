import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LongList } from '../../ui/lists/long-list.tsx'
import type { StudentPage } from '../../people/list-cache.ts'
import { filterOf, type ListState, noFilters } from '../address/list-state.ts'
import { cardColumns, heights, layoutOf } from './list-layout.ts'
import type { StudentActions } from '../acts/student-actions.ts'
import { StudentsFooter } from './students-footer.tsx'
import { StudentsGrid, StudentsLines } from './students-grid.tsx'
import { StudentsTable } from './students-table.tsx'
import { pageBoxId } from '../bulk/selection.ts'
import type { Selection } from '../bulk/use-selection.ts'
import type { ChangeList } from '../address/use-list-state.ts'

type StudentsResultProps = {
  page: StudentPage
  list: ListState
  breakpoint: number
  onChange: ChangeList
  actions: StudentActions
  selection: Selection
  pending: boolean
  isClass: boolean
}

export function StudentsResult({
  page: { items, total, counts },
  list,
  breakpoint,
  onChange,
  actions,
  selection,
  pending,
  isClass,
}: StudentsResultProps) {
  const { t } = useTranslation('students')
  const { t: tCommon } = useTranslation('common')
  const layout = layoutOf(list.view, breakpoint)
  const label = t(($) => $.title)
  if (total === 0 && list.retention && counts.due === 0) return <NoneDue onChange={onChange} />
  if (total === 0 && isOnlyBehind(list)) return <NoneBehind onChange={onChange} />
  if (total === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title={t(($) => $.nothing.title)}
        text={t(($) => $.nothing.text)}
        actions={
          <Button onClick={() => onChange({ ...noFilters, retention: list.retention, homework: list.homework })}>
            {tCommon(($) => $.clearFilters)}
          </Button>
        }
      />
    )
  return (
    <div aria-busy={pending} className="grid grid-cols-1 gap-4 transition-opacity delay-150 aria-busy:opacity-60">
      <h2 className="sr-only">{tCommon(($) => $.results)}</h2>
      {layout !== 'table' && <SelectPage selection={selection} />}
      <LongList count={items.length} columns={layout === 'grid' ? cardColumns(breakpoint) : 1} {...heights[layout]}>
        {(slice) => {
          const shown = { label, students: items, slice, actions, selection, breakpoint }
          if (layout === 'grid') return <StudentsGrid {...shown} />
          if (layout === 'lines') return <StudentsLines {...shown} />
          return <StudentsTable {...shown} isClass={isClass} sort={list.sort} onSort={(sort) => onChange({ sort })} />
        }}
      </LongList>
      <StudentsFooter list={list} total={total} onChange={onChange} />
    </div>
  )
}

function NoneDue({ onChange }: { onChange: ChangeList }) {
  const { t } = useTranslation('students')
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={t(($) => $.retention.none)}
      actions={<Button onClick={() => onChange(noFilters)}>{t(($) => $.retention.leave)}</Button>}
    />
  )
}

const isOnlyBehind = (list: ListState): boolean => Object.keys(filterOf(list)).join() === 'homework'

function NoneBehind({ onChange }: { onChange: ChangeList }) {
  const { t } = useTranslation('students')
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={t(($) => $.notBehind.title)}
      text={t(($) => $.notBehind.text)}
      actions={<Button onClick={() => onChange(noFilters)}>{t(($) => $.retention.leave)}</Button>}
    />
  )
}

function SelectPage({ selection }: { selection: Selection }) {
  const { t } = useTranslation('students')
  return (
    <div className="-mb-1 ps-5">
      <Checkbox
        id={pageBoxId}
        label={t(($) => $.select.page)}
        checked={selection.page === 'all'}
        indeterminate={selection.page === 'some'}
        onChange={({ target }) => selection.togglePage(target.checked)}
      />
    </div>
  )
}
