import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { galleryClasses } from './avatars-result.tsx'

const names = ['6rem', '8rem', '5rem', '7rem', '6.5rem', '7.5rem'] as const

export function AvatarsSkeleton() {
  const { t } = useTranslation('avatars')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className={galleryClasses}>
        {names.map((width) => (
          <Card key={width} padding="sm">
            <div className="flex gap-3.5 sm:flex-col">
              <span className="grid aspect-square w-24 shrink-0 sm:w-full">
                <Skeleton shape="block" height="100%" />
              </span>
              <span className="grid flex-1 content-start gap-2.5">
                <Skeleton width={width} />
                <Skeleton width="5rem" />
                <Skeleton width="85%" />
              </span>
            </div>
          </Card>
        ))}
      </div>
    </Skeletons>
  )
}
