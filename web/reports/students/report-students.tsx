import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useSearchParams } from 'react-router'
import type { ReportStudent } from '#contract/practice/reports.ts'
import { useBreakpoint } from '../../lib/use-breakpoint.ts'
import { ReportSort } from '../filters/report-sort.tsx'
import { ReportStudentCards } from './report-student-cards.tsx'
import { ReportStudentsTable } from './report-students-table.tsx'
import { useShowAll } from '../figures/show-all.tsx'
import { nextSorting, readSorting, type Sorting, sorted, writeSorting } from '../filters/sorting.ts'

/** The page's width in pixels from which the table fits. */
const breakpoints = [860] as const
const initialCount = 10

export function ReportStudents({ students }: { students: readonly ReportStudent[] }) {
  const { t } = useTranslation('reports')
  const { breakpoint, ref } = useBreakpoint(breakpoints)
  const { items, sorting, sortBy } = useSorted(students)
  const { first, showAll } = useShowAll(items, initialCount)
  return (
    <section ref={ref} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{t(($) => $.students.title)}</h2>
        {breakpoint === 0 && students.length > 1 && <ReportSort sorting={sorting} onSort={sortBy} />}
      </div>
      {breakpoint > 0 ? (
        <ReportStudentsTable students={first} sorting={sorting} onSort={(by) => sortBy(nextSorting(sorting, by))} />
      ) : (
        <ReportStudentCards students={first} />
      )}
      {showAll}
    </section>
  )
}

function useSorted(students: readonly ReportStudent[]) {
  const { i18n } = useTranslation()
  const [params, setParams] = useSearchParams()
  const sorting = readSorting(params.get('sort'))
  const sortBy = (next: Sorting) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('sort', writeSorting(next))
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return { items: sorted(students, sorting, i18n.language), sorting, sortBy }
}
