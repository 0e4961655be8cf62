import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function EditorSkeleton() {
  const { t } = useTranslation('editor')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-5 lg:max-w-2xl">
        {['first', 'second'].map((one) => (
          <Card key={one}>
            <div className="grid gap-4">
              <Skeleton width="8rem" height="1.25rem" />
              <Skeleton shape="block" height="2.25rem" />
              <Skeleton shape="block" height="2.25rem" />
              <Skeleton shape="block" height="4.5rem" />
            </div>
          </Card>
        ))}
      </div>
    </Skeletons>
  )
}
