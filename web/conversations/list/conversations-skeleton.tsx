import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function ConversationsSkeleton({ rows = 8 }: { rows?: number }) {
  const { t } = useTranslation('conversations')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Card padding="none">
        {Array.from({ length: rows }, (_, row) => (
          <div
            key={row}
            className="flex h-13 items-center justify-between gap-6 border-b border-border px-4 last:border-b-0"
          >
            <Skeleton width="9rem" />
            <Skeleton width="7rem" />
            <Skeleton width="4rem" />
          </div>
        ))}
      </Card>
    </Skeletons>
  )
}
