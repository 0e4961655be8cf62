import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function ConversationSkeleton() {
  const { t } = useTranslation('conversations')
  return (
    <Skeletons label={t(($) => $.loadingOne)}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <div className="grid gap-3">
            {Array.from({ length: 6 }, (_, place) => (
              <span key={place} className={place % 2 ? 'justify-self-end' : undefined}>
                <Skeleton shape="block" width="14rem" height="2.25rem" />
              </span>
            ))}
          </div>
        </Card>
        <Card>
          <div className="grid gap-4">
            {Array.from({ length: 5 }, (_, place) => (
              <Skeleton key={place} />
            ))}
          </div>
        </Card>
      </div>
    </Skeletons>
  )
}
