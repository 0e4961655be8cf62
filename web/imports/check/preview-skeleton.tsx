import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

const rows = ['56%', '42%', '64%', '48%', '60%', '38%', '52%', '46%']

export function PreviewSkeleton() {
  const { t } = useTranslation('imports')
  return (
    <Skeletons label={t(($) => $.check.loading)}>
      <div className="grid gap-6">
        <div className="grid gap-3">
          <Skeleton width="20rem" height="1.5rem" />
          <Skeleton width="12rem" />
        </div>
        <Skeleton shape="block" height="6rem" />
        <div className="grid gap-5">
          {rows.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
