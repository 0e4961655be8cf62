import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '../ui/skeleton.tsx'

/** The outline of what Home shows while it is on its way. */
export function HomeSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {['week', 'seats', 'languages'].map((tile) => (
            <Skeleton key={tile} shape="block" height="8.5rem" />
          ))}
        </div>
        <Skeleton shape="block" height="20rem" />
      </div>
    </Skeletons>
  )
}
