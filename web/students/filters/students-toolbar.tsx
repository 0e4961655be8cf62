import { Download, LayoutGrid, List } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { students } from '#contract/people/students.ts'
import { useMay } from '../../app/session/use-may.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import type { StudentPage } from '../../people/list-cache.ts'
import type { ListState } from '../address/list-state.ts'
import { layoutOf } from '../list/list-layout.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import { StatusFilter } from './status-filter.tsx'
import { StudentFilters } from './student-filters.tsx'
import type { ChangeList } from '../address/use-list-state.ts'

const loadExport = () => import('../bulk/export-menu.tsx')
const ExportMenu = lazyComponent(() => loadExport().then((m) => m.ExportMenu))

type StudentsToolbarProps = {
  list: ListState
  breakpoint: number
  onChange: ChangeList
  classes: readonly Class[] | undefined
  counts: StudentPage['counts'] | undefined
  total: number | undefined
  failed: boolean
  pending: boolean
}

export function StudentsToolbar(props: StudentsToolbarProps) {
  const { list, breakpoint, onChange, classes, counts, total, failed, pending } = props
  const { t } = useTranslation('students')
  const mayExport = useMay(students.export)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="min-w-0 flex-1 basis-40 xl:max-w-72">
        <SearchBox
          search={list.search ?? ''}
          onSearch={(search) => onChange({ search }, { isTyping: true })}
          pending={pending}
        />
      </div>
      <div className="order-1 grid w-full grid-cols-1 gap-2 md:flex md:flex-wrap xl:order-none xl:w-auto">
        <StatusFilter
          full={breakpoint === 0}
          counts={counts}
          failed={failed}
          value={list.retention ? null : (list.status ?? 'all')}
          onChange={(status) => onChange({ status, retention: undefined })}
        />
        <StudentFilters list={list} layout={layoutOf(list.view, breakpoint)} onChange={onChange} classes={classes} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        {mayExport && (
          <OnDemand
            popup="menu"
            load={loadExport}
            trigger={<IconButton label={t(($) => $.export.label)} icon={<Download />} />}
          >
            {(trigger) => <ExportMenu list={list} total={total} trigger={trigger} />}
          </OnDemand>
        )}
        <SegmentedControl
          label={t(($) => $.view.label)}
          value={list.view}
          onChange={(view) => onChange({ view })}
          options={[
            { value: 'list', label: t(($) => $.view.list), icon: <List aria-hidden="true" />, iconOnly: true },
            { value: 'grid', label: t(($) => $.view.grid), icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
          ]}
        />
      </div>
    </div>
  )
}
