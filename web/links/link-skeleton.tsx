import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function LinkSkeleton() {
  const { t } = useTranslation('links')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid justify-items-center gap-4">
        <Skeleton shape="block" width="11rem" height="11rem" />
        <Skeleton shape="block" width="100%" height="2.25rem" />
        <Skeleton shape="block" width="100%" height="2.25rem" />
      </div>
    </Skeletons>
  )
}
