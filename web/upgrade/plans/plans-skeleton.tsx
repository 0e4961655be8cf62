import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { tiers } from '#contract/billing/plans.ts'
import { useUser } from '../../app/session/session.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { hasAccess } from './offer.ts'

export const cardsClasses = 'grid gap-4 md:grid-cols-3 lg:gap-6'

export function PlansSkeleton() {
  const { t } = useTranslation('checkout')
  const user = useUser()
  const isTold = !hasAccess(user) || user.status === 'canceled'
  return (
    <Skeletons label={t(($) => $.plans.loading)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isTold && <Skeleton shape="block" height={user.status === 'none' ? '3.125rem' : '9rem'} />}
        <div className={cardsClasses}>
          {tiers.map((tier) => (
            <Card key={tier}>
              <div className="grid gap-6">
                <Skeleton width="40%" height="1.5rem" />
                <div className="grid gap-4">
                  <Skeleton width="80%" />
                  <Skeleton width="50%" />
                  <Skeleton width="90%" />
                </div>
                <Skeleton shape="block" height="2.5rem" />
              </div>
            </Card>
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
