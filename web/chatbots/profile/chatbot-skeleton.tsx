import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

export function ChatbotSkeleton() {
  const { t } = useTranslation('chatbots')
  return (
    <Skeletons label={t(($) => $.loadingOne)}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <SectionSkeleton lines={3} />
          <SectionSkeleton lines={6} />
        </div>
        <SectionSkeleton lines={5} />
      </div>
    </Skeletons>
  )
}

function SectionSkeleton({ lines }: { lines: number }) {
  return (
    <Card>
      <div className="grid gap-5">
        <Skeleton width="9rem" height="1.25rem" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line % 2 ? '55%' : '80%'} />
        ))}
      </div>
    </Card>
  )
}
