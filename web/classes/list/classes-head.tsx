import { useTranslation } from 'react-i18next'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'

/** The columns of the table of classes, in their order. */
export const columns = [
  { name: 'name', width: 'auto' },
  { name: 'language', width: '22%' },
  { name: 'level', width: '12%' },
  { name: 'students', width: '15%' },
  { name: 'actions', width: '3.5rem' },
] as const

/** What the columns of the table of classes are called. */
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
