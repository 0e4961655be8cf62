import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { testCards } from './test-cards.ts'

export function CheckoutSkeleton({ className }: { className: string }) {
  const { t } = useTranslation('checkout')
  return (
    <Skeletons label={t(($) => $.pay.loading)}>
      <div className={className}>
        <Card>
          <div className="grid gap-4">
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
            <Skeleton width="70%" />
          </div>
        </Card>
        <Card>
          <div className="grid gap-2">
            <Skeleton width="9rem" />
            {testCards.map(({ card }) => (
              <Skeleton key={card} shape="block" height="4.125rem" />
            ))}
            <Skeleton shape="block" height="2.5rem" />
          </div>
        </Card>
      </div>
    </Skeletons>
  )
}
