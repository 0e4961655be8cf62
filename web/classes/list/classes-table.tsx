import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import type { Class } from '#contract/people/classes.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { EmptyValue } from '../../lists/empty-value.tsx'
import { LevelBadge } from '../../people/student-badges.tsx'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'
import { type ClassActions, ClassMenuButton } from '../class-actions.tsx'

type ClassesTableProps = { classes: readonly Class[]; actions: ClassActions }

export function ClassesTable({ classes, actions }: ClassesTableProps) {
  const { t } = useTranslation('classes')
  const { languageName, number } = useFormat()
  const navigate = useNavigate()
  return (
    <div className="lg:[--table-top:--spacing(16)]">
      <TableFrame label={t(($) => $.title)}>
        <Table label={t(($) => $.title)} columns={columns}>
          <ClassesHead />
          <TableBody>
            {classes.map((one) => (
              <TableRow key={one.id} onOpen={() => void navigate(`/classes/${one.id}`)}>
                <Cell>
                  <span className="flex min-w-0">
                    <NameLink to={`/classes/${one.id}`} name={one.name} />
                  </span>
                </Cell>
                <Cell quiet>
                  {one.language ? <span className="block truncate">{languageName(one.language)}</span> : <EmptyValue />}
                </Cell>
                <Cell>
                  <LevelBadge level={one.level} />
                </Cell>
                <Cell quiet>
                  <span className="tabular-nums">{number(one.student_count)}</span>
                </Cell>
                <Cell narrow align="end">
                  <ClassMenuButton size="sm" one={one} actions={actions} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

export const columns = [
  { name: 'name', width: 'auto' },
  { name: 'language', width: '22%' },
  { name: 'level', width: '12%' },
  { name: 'students', width: '15%' },
  { name: 'actions', width: '3.5rem' },
] as const

export function ClassesHead() {
  const { t } = useTranslation('classes')
  return (
    <TableHead>
      {columns.map(({ name }) => (
        <HeadCell key={name} hidden={name === 'actions'}>
          {t(($) => $.column[name])}
        </HeadCell>
      ))}
    </TableHead>
  )
}
