import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { ClassesHead, columns } from './classes-table.tsx'

const names = ['8rem', '11rem', '7rem', '9rem', '12rem', '8.5rem'] as const

export function ClassesSkeleton({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation('classes')
  return <Skeletons label={t(($) => $.loading)}>{isNarrow ? <Lines /> : <Rows />}</Skeletons>
}

function Rows() {
  const { t } = useTranslation('classes')
  return (
    <TableFrame label={t(($) => $.title)}>
      <Table label={t(($) => $.title)} columns={columns}>
        <ClassesHead />
        <TableBody>
          {names.map((width) => (
            <TableRow key={width}>
              <Cell>
                <Skeleton width={width} />
              </Cell>
              <Cell>
                <Skeleton width="60%" />
              </Cell>
              <Cell>
                <Skeleton shape="block" width="2.5rem" height="1.5rem" />
              </Cell>
              <Cell>
                <Skeleton width="1.5rem" />
              </Cell>
              <Cell />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  )
}

function Lines() {
  return (
    <Card padding="none">
      {names.map((width) => (
        <div key={width} className="grid h-16.5 content-center gap-2.5 border-b border-border px-4 last:border-b-0">
          <Skeleton width={width} />
          <Skeleton width="6rem" />
        </div>
      ))}
    </Card>
  )
}
