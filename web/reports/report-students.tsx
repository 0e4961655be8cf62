import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { ReportStudent } from '#contract/reports.ts'
import { useRoom } from '../students/use-room.ts'
import { ReportStudentCards } from './report-student-cards.tsx'
import { ReportStudentsTable } from './report-students-table.tsx'
import { type Column, pressed, readSorting, sorted, writeSorting } from './sorting.ts'

/** The width of the page, in pixels, from which there is room for a table. */
const tableWidth = [860] as const

/** The students of a report, each with the way to a report of their own; their order is in the address. */
export function ReportStudents({ students }: { students: readonly ReportStudent[] }) {
  const { t, i18n } = useTranslation('reports')
  const [params, setParams] = useSearchParams()
  const { room, ref } = useRoom(tableWidth)
  const sorting = readSorting(params.get('sort'))
  const items = sorted(students, sorting, i18n.language)
  const sortBy = (by: Column) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        next.set('sort', writeSorting(pressed(sorting, by)))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section ref={ref} className="grid grid-cols-1 gap-3">
      <h2 className="text-base font-semibold">{t(($) => $.students.title)}</h2>
      {room > 0 ? (
        <ReportStudentsTable students={items} sorting={sorting} onSort={sortBy} />
      ) : (
        <ReportStudentCards students={items} />
      )}
    </section>
  )
}
