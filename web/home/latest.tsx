import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Home } from '#contract/school/home.ts'
import { LanguageTile } from '../partners/chatbot-parts.tsx'
import { StatusBadges, StartTime } from '../conversations/conversation-parts.tsx'
import { ConversationLink } from '../conversations/conversation-link.tsx'
import { PartnerFace, partnerName } from '../conversations/partner.tsx'
import { useMeasures } from '../conversations/use-measures.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Line, ListCard } from './list-card.tsx'

export function Latest({ items }: { items: Home['latest'] }) {
  const { t } = useTranslation('home')
  const { minutes } = useMeasures()
  return (
    <ListCard
      title={t(($) => $.latest)}
      shown={items.length}
      actions={
        <ButtonLink size="sm" variant="ghost" render={<Link to="/conversations" />}>
          {t(($) => $.allConversations)}
        </ButtonLink>
      }
    >
      {items.map((item) => (
        <Line
          key={item.id}
          face={<PartnerFace avatar={item.avatar} size="md" fallback={<LanguageTile language={item.language} />} />}
          name={<ConversationLink item={item} stretched />}
          text={
            <>
              <bdi>{partnerName(item)}</bdi> · <StartTime at={item.last_message_at} /> ·{' '}
              {minutes(item.measures.minutes)}
            </>
          }
          act={
            <span className="flex flex-wrap gap-1.5 max-sm:basis-full max-sm:ps-13 sm:justify-end">
              <StatusBadges item={item} />
            </span>
          }
        />
      ))}
    </ListCard>
  )
}
