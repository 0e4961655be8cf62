import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function CardsSkeleton() {
  const { t } = useTranslation('links')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="mx-auto grid max-w-2xl grid-cols-2 gap-4">
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} shape="block" height="9rem" />
        ))}
      </div>
    </Skeletons>
  )
}
