import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function EditorSkeleton() {
  const { t } = useTranslation('avatars')
  return (
    <Skeletons label={t(($) => $.loadingOne)}>
      <div className="flex flex-col gap-5 lg:flex-row-reverse lg:items-start lg:gap-6">
        <div className="lg:w-80 xl:w-88">
          <Card>
            <div className="grid aspect-square w-24 lg:w-full">
              <Skeleton shape="block" height="100%" />
            </div>
          </Card>
        </div>
        <div className="flex-1">
          <Card>
            <div className="grid gap-4">
              <Skeleton width="8rem" height="1.25rem" />
              <Skeleton shape="block" height="2.25rem" />
              <Skeleton shape="block" height="2.25rem" />
              <Skeleton shape="block" height="12rem" />
            </div>
          </Card>
        </div>
      </div>
    </Skeletons>
  )
}
