import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { tilesClasses } from './languages-card.tsx'

const places = ['one', 'two', 'three', 'four', 'five', 'six'] as const

export function LanguagesSkeleton() {
  const { t } = useTranslation('languages')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Card>
        <div className="grid gap-5">
          <Skeleton width="10rem" height="1.25rem" />
          <div className={tilesClasses}>
            {places.map((place) => (
              <Skeleton key={place} shape="block" height="3.25rem" />
            ))}
          </div>
        </div>
      </Card>
    </Skeletons>
  )
}
