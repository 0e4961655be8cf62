import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { tierForStudents } from '#contract/billing/plans.ts'
import type { Seats } from '#contract/people/students.ts'
import { Meter } from '../../ui/states/meter.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { UpgradeLink } from '../../app/navigation/upgrade-link.tsx'

export function SeatMeter({ seats, isLoading }: { seats: Seats | undefined; isLoading: boolean }) {
  const { t } = useTranslation('students')
  if (!seats) return isLoading && <SeatMeterSkeleton label={t(($) => $.loading)} />
  const { used, limit } = seats
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="w-full max-w-sm">
        <Meter
          label={t(($) => $.seats.used, { used, count: limit })}
          value={used}
          max={limit}
          valueText={t(($) => $.seats.free, { count: Math.max(0, limit - used) })}
        />
      </div>
      {used === limit && tierForStudents(used + 1) && <UpgradeLink size="sm">{t(($) => $.seats.upgrade)}</UpgradeLink>}
    </div>
  )
}

function SeatMeterSkeleton({ label }: { label: string }) {
  return (
    <div className="h-9 max-w-sm">
      <Skeletons label={label}>
        <div className="grid gap-2 pt-0.5">
          <div className="flex justify-between py-0.5">
            <Skeleton width="9rem" />
            <Skeleton width="3rem" />
          </div>
          <Skeleton shape="block" height="0.5rem" />
        </div>
      </Skeletons>
    </div>
  )
}
