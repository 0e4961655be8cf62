import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function HomeSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-4 lg:gap-6">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3 lg:gap-6">
          {['week', 'seats', 'languages'].map((tile) => (
            <Skeleton key={tile} shape="block" height="9.25rem" />
          ))}
        </div>
        <Skeleton shape="block" height="19.5rem" />
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6 md:max-xl:*:last:col-span-2 xl:grid-cols-3">
          {['never', 'stopped', 'most'].map((list) => (
            <Skeleton key={list} shape="block" height="24rem" />
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
