import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

export function NoticesSkeleton({ label }: { label: string }) {
  return (
    <Skeletons label={label}>
      <div className="grid gap-5">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton shape="circle" width="2rem" height="2rem" />
            <span className="grid flex-1 content-center gap-2">
              <Skeleton width="90%" />
              <Skeleton width="6rem" height="0.75rem" />
            </span>
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
