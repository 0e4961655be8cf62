import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import type { ReportStudent } from '#contract/practice/reports.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { ShareBar } from '../../conversations/share-bar.tsx'
import { useMeasures } from '../../conversations/use-measures.ts'
import { useFormat } from '../../lib/words/format.ts'
import { EmptyValue } from '../../lists/empty-value.tsx'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { SortHeader, TableHead } from '../../ui/lists/table-head.tsx'
import { type Column, columns, correctionsOf, type Sorting } from '../filters/sorting.ts'
import { useStudentReport } from './use-student-report.ts'

const texts = new Set<string>(['name', 'stayed', 'last'])

type ReportStudentsTableProps = {
  students: readonly ReportStudent[]
  sorting: Sorting
  onSort: (by: Column) => void
}

export function ReportStudentsTable({ students, sorting, onSort }: ReportStudentsTableProps) {
  const { t } = useTranslation('reports')
  const label = t(($) => $.students.title)
  return (
    <div className="[--table-top:--spacing(16)]">
      <TableFrame label={label}>
        <Table label={label}>
          <TableHead>
            {columns.map((name) => (
              <SortHeader
                key={name}
                align={texts.has(name) ? 'start' : 'end'}
                sort={sorting.by === name && sorting.direction}
                onSort={() => onSort(name)}
              >
                {name === 'name' ? t(($) => $.students.name) : t(($) => $.measure[name])}
              </SortHeader>
            ))}
          </TableHead>
          <TableBody>
            {students.map((student) => (
              <Row key={student.id} student={student} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

function Row({ student }: { student: ReportStudent }) {
  const { number, date } = useFormat()
  const { minutes, share } = useMeasures()
  const navigate = useNavigate()
  const placeOf = useStudentReport()
  const { id, name, stayed, last_practised_at: last, conversations } = student
  return (
    <TableRow onOpen={() => void navigate(placeOf(id))}>
      <Cell>
        <span className="flex max-w-56">
          <NameLink to={placeOf(id)} name={name} />
        </span>
      </Cell>
      <Cell align="end">{conversations > 0 ? minutes(student.minutes) : <EmptyValue />}</Cell>
      <Cell align="end">{number(conversations)}</Cell>
      <Cell align="end">{number(student.turns)}</Cell>
      <Cell align="end">{number(student.days)}</Cell>
      <Cell>{stayed === null ? <EmptyValue /> : <ShareBar share={stayed} text={share(stayed)} />}</Cell>
      <Cell align="end">{number(correctionsOf(student))}</Cell>
      <Cell quiet>{last ? <span className="whitespace-nowrap tabular-nums">{date(last)}</span> : <EmptyValue />}</Cell>
    </TableRow>
  )
}
