import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Template } from '#contract/teaching/chatbots.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import { newChatbotSearch } from './new-chatbot-search.ts'
import { ChoiceCard } from './choice-card.tsx'
import { TopicArt } from './topic-art.tsx'
import { topicOf } from './topics.ts'

type TemplateGridProps = { blankTo: string; templates: readonly Template[] | undefined; isLoading: boolean }

export function TemplateGrid({ blankTo, templates, isLoading }: TemplateGridProps) {
  const { t } = useTranslation('editor')
  return (
    <>
      <ul aria-label={t(($) => $.choosing.ways)} className={gridClasses}>
        <ChoiceCard
          to={blankTo}
          art={<TopicArt topic="blank" />}
          title={t(($) => $.choosing.blank)}
          text={t(($) => $.choosing.blankText)}
        />
        {templates?.map(({ id, name, language, level, description }) => (
          <ChoiceCard
            key={id}
            to={newChatbotSearch(language, id)}
            art={<TopicArt topic={topicOf(id)} />}
            title={name}
            level={level && <Badge>{level}</Badge>}
            text={description ?? ''}
          />
        ))}
      </ul>
      {!templates && isLoading && (
        <div className="mt-3">
          <Skeletons label={t(($) => $.choosing.loading)}>
            <div className={gridClasses}>
              {['a', 'b', 'c', 'd', 'e'].map((one) => (
                <Skeleton key={one} shape="block" height="6.125rem" />
              ))}
            </div>
          </Skeletons>
        </div>
      )}
    </>
  )
}

const gridClasses = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3'
