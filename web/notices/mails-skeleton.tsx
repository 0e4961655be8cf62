import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { mailedNotices } from '#contract/school/notices.ts'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function MailsSkeleton() {
  const { t } = useTranslation('notices')
  return (
    <Skeletons label={t(($) => $.page.loading)}>
      <Card>
        <div className="grid gap-2 pb-5">
          <Skeleton width="6rem" height="1rem" />
          <Skeleton width="16rem" />
        </div>
        <div className="grid gap-6">
          {mailedNotices.map((kind) => (
            <div key={kind} className="flex items-start justify-between gap-4">
              <span className="grid flex-1 gap-2">
                <Skeleton width="10rem" />
                <Skeleton width="80%" />
              </span>
              <Skeleton shape="circle" width="2.5rem" height="1.5rem" />
            </div>
          ))}
        </div>
      </Card>
    </Skeletons>
  )
}
