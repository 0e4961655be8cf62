import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'
import { columnsFor, columnLayout } from './columns.tsx'
import type { ListLayout } from './list-layout.ts'
import { gridClasses } from './students-grid.tsx'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const widths = ['9rem', '7rem', '11rem', '8rem', '10rem'] as const

type ResultSkeletonProps = {
  layout: ListLayout
  breakpoint: number
  isClass: boolean
}

export function ResultSkeleton({ layout, breakpoint, isClass }: ResultSkeletonProps) {
  const { t } = useTranslation('students')
  return (
    <Skeletons label={t(($) => $.loading)}>
      {layout === 'grid' && <Cards breakpoint={breakpoint} />}
      {layout === 'lines' && <Lines />}
      {layout === 'table' && <Rows breakpoint={breakpoint} isClass={isClass} />}
    </Skeletons>
  )
}

function Rows({ breakpoint, isClass }: { breakpoint: number; isClass: boolean }) {
  const { t } = useTranslation('students')
  const columns = columnsFor(breakpoint, isClass)
  return (
    <TableFrame label={t(($) => $.title)}>
      <Table label={t(($) => $.title)} columns={columnLayout(columns)}>
        <TableHead>
          <HeadCell hidden>{t(($) => $.select.page)}</HeadCell>
          {columns.map(({ name, inClass }) => (
            <HeadCell key={name}>{t(($) => $.column[(isClass && inClass?.name) || name])}</HeadCell>
          ))}
          <HeadCell hidden>{t(($) => $.column.actions)}</HeadCell>
        </TableHead>
        <TableBody>
          {places(10).map((place) => (
            <TableRow key={place}>
              <Cell />
              {columns.map(({ name }) => (
                <Cell key={name}>{name === 'name' ? <Person place={place} /> : <Skeleton width="70%" />}</Cell>
              ))}
              <Cell />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  )
}

function Person({ place }: { place: number }) {
  return (
    <span className="flex items-center gap-3">
      <Skeleton shape="circle" width="2rem" height="2rem" />
      <Skeleton width={widths[place % widths.length] ?? '9rem'} />
    </span>
  )
}

function Lines() {
  return (
    <Card padding="none">
      {places(6).map((place) => (
        <div key={place} className="flex h-25 gap-3 border-b border-border px-4 py-3 last:border-b-0">
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <div className="grid content-start gap-2 pt-1">
            <Skeleton width={widths[place % widths.length] ?? '9rem'} />
            <Skeleton width="10rem" />
            <Skeleton shape="block" width="6rem" height="1.5rem" />
          </div>
        </div>
      ))}
    </Card>
  )
}

function Cards({ breakpoint }: { breakpoint: number }) {
  return (
    <div className={gridClasses(breakpoint)}>
      {places(9).map((place) => (
        <Card key={place} padding="sm">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" width="3rem" height="3rem" />
            <span className="grid gap-2">
              <Skeleton width={widths[place % widths.length] ?? '9rem'} />
              <Skeleton width="6rem" />
            </span>
          </div>
          <div className="mt-4 grid gap-4">
            <Skeleton shape="block" width="10rem" height="1.5rem" />
            <Skeleton shape="block" height="2.75rem" />
          </div>
        </Card>
      ))}
    </div>
  )
}
