import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

const widths = ['9rem', '13rem', '7rem', '11rem'] as const

export function ActivitySkeleton() {
  const { t } = useTranslation('audit')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid gap-2.5">
        <span className="flex h-5 items-center">
          <Skeleton width="5rem" />
        </span>
        <Card padding="none">
          {Array.from({ length: 8 }, (_, row) => (
            <div key={row} className="flex gap-3.5 border-b border-border px-4 py-3 last:border-b-0 sm:px-5">
              <Skeleton shape="circle" width="1.125rem" height="1.125rem" />
              <span className="flex h-5 flex-1 items-center justify-between">
                <Skeleton width={widths[row % widths.length] ?? '9rem'} />
                <Skeleton width="2.5rem" />
              </span>
            </div>
          ))}
        </Card>
      </div>
    </Skeletons>
  )
}
