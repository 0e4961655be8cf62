import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { InvoiceRowsSkeleton } from './invoices/invoices-skeleton.tsx'

export function BillingSkeleton() {
  const { t } = useTranslation('billing')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-6">
        <Card>
          <Heading />
          <div className="grid gap-6">
            <div className="grid gap-3.5">
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton width="70%" />
            </div>
            <div className="grid gap-5 sm:grid-cols-2 sm:gap-8">
              <MeterSkeleton />
              <MeterSkeleton />
            </div>
            <div className="-mt-1 flex justify-end border-t border-border pt-4">
              <div className="h-22 w-full sm:h-9 sm:w-32">
                <Skeleton shape="block" height="2.25rem" />
              </div>
            </div>
          </div>
        </Card>
        <Card>
          <Heading hasButton />
          <div className="flex h-44 items-start gap-4 sm:h-18">
            <Skeleton shape="block" width="2.75rem" height="1.75rem" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton width="9rem" />
              <Skeleton width="6rem" />
              <Skeleton width="60%" />
            </span>
          </div>
        </Card>
        <Card>
          <Heading />
          <InvoiceRowsSkeleton />
        </Card>
      </div>
    </Skeletons>
  )
}

const Heading = ({ hasButton = false }: { hasButton?: boolean }) => (
  <div className="mb-5 flex min-h-6 flex-wrap items-start justify-between gap-x-4 gap-y-3">
    <Skeleton width="9rem" height="1rem" />
    {hasButton && <Skeleton shape="block" width="12rem" height="2.25rem" />}
  </div>
)

const MeterSkeleton = () => (
  <div className="grid gap-3">
    <Skeleton width="60%" />
    <Skeleton shape="block" height="0.5rem" />
  </div>
)
