import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

const terms = ['4rem', '6rem', '5rem', '7rem']

export function ChangeSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <Skeletons label={t(($) => $.plans.loading)}>
      <Card>
        <div className="grid gap-6">
          <Skeleton width="8rem" height="1.25rem" />
          {terms.map((width) => (
            <div key={width} className="grid grid-cols-[minmax(8rem,1fr)_2fr] gap-6">
              <Skeleton width={width} />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      </Card>
    </Skeletons>
  )
}
