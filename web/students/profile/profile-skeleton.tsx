import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function ProfileSkeleton() {
  const { t } = useTranslation('student')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <Card>
          <CardTitle />
          <div className="grid gap-5">
            <EventSkeleton />
            <EventSkeleton />
          </div>
        </Card>
        <div className="grid grid-cols-1 lg:row-span-2">
          <Card>
            <CardTitle />
            <Skeleton shape="block" height="2.25rem" />
          </Card>
        </div>
        <Card>
          <CardTitle />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field />
            <Field />
            <Field isWide />
            <Field />
            <Field />
            <Field isWide />
            <Field isWide height="5rem" />
          </div>
        </Card>
      </div>
    </Skeletons>
  )
}

function CardTitle() {
  return (
    <span className="mb-5 flex h-6 items-center">
      <Skeleton width="5rem" />
    </span>
  )
}

function Field({ isWide = false, height = '2.25rem' }: { isWide?: boolean; height?: string }) {
  return (
    <span className={isWide ? 'grid gap-1.5 sm:col-span-2' : 'grid gap-1.5'}>
      <span className="flex h-5 items-center">
        <Skeleton width="6rem" />
      </span>
      <Skeleton shape="block" height={height} />
    </span>
  )
}

export function EventSkeleton() {
  return (
    <span className="flex gap-3">
      <Skeleton shape="circle" width="1.75rem" height="1.75rem" />
      <span className="grid content-center gap-2">
        <Skeleton width="8rem" />
        <Skeleton width="4rem" height="0.625rem" />
      </span>
    </span>
  )
}
