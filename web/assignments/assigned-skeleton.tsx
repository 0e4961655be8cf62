import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function AssignedSkeleton({ label }: { label: string }) {
  return (
    <Skeletons label={label}>
      <div className="flex items-center gap-3">
        <Skeleton shape="block" width="2.5rem" height="2.5rem" />
        <span className="grid gap-2">
          <Skeleton width="8rem" />
          <Skeleton width="5rem" />
        </span>
      </div>
    </Skeletons>
  )
}
