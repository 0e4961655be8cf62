import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function VoiceSkeleton() {
  const { t } = useTranslation('voice')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Card padding="none">
        {[0, 1, 2].map((row) => (
          <div
            key={row}
            className="flex items-center justify-between gap-6 border-b border-border px-4 py-3 last:border-b-0 sm:px-6"
          >
            <span className="grid gap-2">
              <Skeleton width="7rem" height="1.25rem" />
              <Skeleton width="9rem" />
            </span>
            <Skeleton width="4rem" height="2rem" />
          </div>
        ))}
      </Card>
    </Skeletons>
  )
}
