import { useTranslation } from 'react-i18next'
import { Card } from '../ui/card.tsx'
import { Skeleton, Skeletons } from '../ui/skeleton.tsx'
import type { View } from './list-state.ts'
import { gridLook } from './students-grid.tsx'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)
const widths = ['9rem', '7rem', '11rem', '8rem', '10rem'] as const

/** The outline of a result that is still on its way. */
export function ResultSkeleton({ view }: { view: View }) {
  const { t } = useTranslation('students')
  return <Skeletons label={t(($) => $.loading)}>{view === 'grid' ? <Cards /> : <Rows />}</Skeletons>
}

function Rows() {
  return (
    <Card padding="none">
      <div className="h-10 border-b border-border" />
      {places(10).map((place) => (
        <div key={place} className="flex h-13 items-center gap-3 border-b border-border px-4 last:border-b-0">
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <Skeleton width={widths[place % widths.length] ?? '9rem'} />
          <span className="flex-1" />
          <span className="hidden gap-10 md:flex">
            <Skeleton width="4rem" />
            <Skeleton width="7rem" />
            <Skeleton width="5rem" />
          </span>
        </div>
      ))}
    </Card>
  )
}

function Cards() {
  return (
    <div className={gridLook}>
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
