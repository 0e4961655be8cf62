import { Skeleton } from '../../ui/states/skeleton.tsx'

export function InvoiceRowsSkeleton() {
  return (
    <div className="flex h-20 items-center justify-between gap-6 sm:h-13 sm:mt-8">
      <Skeleton width="6rem" />
      <Skeleton width="30%" />
      <Skeleton width="5rem" />
    </div>
  )
}
