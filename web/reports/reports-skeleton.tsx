import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'

const tiles = ['time', 'students', 'conversations', 'turns', 'days', 'stayed'] as const

export function ReportsSkeleton() {
  const { t } = useTranslation('reports')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6 xl:gap-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} shape="block" height="6.5rem" />
          ))}
        </div>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    </Skeletons>
  )
}
