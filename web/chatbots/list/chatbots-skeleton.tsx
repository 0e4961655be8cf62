import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { cardsClasses } from './chatbots-result.tsx'

const names = ['8rem', '10rem', '7rem', '9rem', '11rem', '8.5rem'] as const

export function ChatbotsSkeleton() {
  const { t } = useTranslation('chatbots')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <div className={cardsClasses}>
        {names.map((width) => (
          <Card key={width} padding="sm">
            <div className="grid gap-3">
              <div className="flex gap-3">
                <Skeleton shape="block" width="2.5rem" height="2.5rem" />
                <span className="grid content-center gap-2">
                  <Skeleton width={width} />
                  <Skeleton width="5rem" />
                </span>
              </div>
              <span className="grid h-10 content-center gap-2">
                <Skeleton width="90%" />
                <Skeleton width="60%" />
              </span>
              <span className="flex items-center gap-3 border-t border-border pt-3">
                <Skeleton shape="block" width="5rem" height="1.5rem" />
                <Skeleton width="6rem" />
              </span>
            </div>
          </Card>
        ))}
      </div>
    </Skeletons>
  )
}
