import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Home } from '#contract/school/home.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { LanguageTile } from '../partners/chatbot-parts.tsx'
import { useFormat } from '../lib/words/format.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Line, ListCard } from './list-card.tsx'
import { ReportButton } from './report-button.tsx'
import { joinFacts } from '../lib/words/join-facts.ts'

type Chatbots = Home['chatbots']

export function WithoutStudents({ items, total }: Chatbots['without_students']) {
  const { t } = useTranslation('home')
  const { languageName } = useFormat()
  return (
    <ListCard title={t(($) => $.chatbots.without)} total={total} shown={items.length}>
      {items.map(({ id, name, language, level }) => (
        <Line
          key={id}
          face={<LanguageTile language={language} />}
          name={<NameLink to={`/manage/${id}`} name={name} />}
          text={joinFacts([languageName(language), level])}
          act={
            <ButtonLink
              size="sm"
              render={<Link to={`/manage/${id}?assign`} aria-label={t(($) => $.assignOf, { name })} />}
            >
              {t(($) => $.assign)}
            </ButtonLink>
          }
        />
      ))}
    </ListCard>
  )
}

export function MostUsed({ items }: Chatbots['most_used']) {
  const { t } = useTranslation(['home', 'conversations'])
  const { number } = useFormat()
  return (
    <ListCard title={t(($) => $.chatbots.mostUsed, { ns: 'home' })} shown={items.length}>
      {items.map(({ id, name, language, conversations: count }) => (
        <Line
          key={id}
          face={<LanguageTile language={language} />}
          name={<NameLink to={`/manage/${id}`} name={name} />}
          text={t(($) => $.count, { ns: 'conversations', count, number: number(count) })}
          act={<ReportButton of="chatbot" id={id} name={name} />}
        />
      ))}
    </ListCard>
  )
}
