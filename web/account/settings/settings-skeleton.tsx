import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function SettingsSkeleton() {
  const { t } = useTranslation('account')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-6">
        <CardOutline picture fields={5} />
        <CardOutline picture fields={2} />
      </div>
    </Skeletons>
  )
}

function CardOutline({ picture, fields }: { picture: boolean; fields: number }) {
  return (
    <Card>
      <div className="grid grid-cols-1 gap-6">
        <Skeleton width="9rem" />
        {picture && (
          <div className="flex items-center gap-5">
            <Skeleton shape="circle" width="5rem" height="5rem" />
            <Skeleton shape="block" width="11rem" height="2rem" />
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {Array.from({ length: fields }, (_, index) => (
            <div key={index} className="grid gap-2.5">
              <Skeleton width="6rem" />
              <Skeleton shape="block" height="2.25rem" />
            </div>
          ))}
        </div>
      </div>
    </Card>
  )
}
