import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function SessionsSkeleton() {
  const { t } = useTranslation('sessions')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid gap-8">
        <Section rows={1} />
        <Section rows={2} />
      </div>
    </Skeletons>
  )
}

function Section({ rows }: { rows: number }) {
  return (
    <div className="grid gap-2">
      <span className="flex h-8 items-center">
        <Skeleton width="9rem" height="1rem" />
      </span>
      <Card padding="none">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-3.5 border-b border-border p-4 last:border-b-0 sm:px-5">
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton width="12rem" />
              <Skeleton width="80%" />
            </span>
          </div>
        ))}
      </Card>
    </div>
  )
}
