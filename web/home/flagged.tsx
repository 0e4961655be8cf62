import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Home } from '#contract/school/home.ts'
import { ConversationLink } from '../conversations/conversation-link.tsx'
import { StartTime } from '../conversations/conversation-parts.tsx'
import { useFormat } from '../lib/words/format.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Callout } from '../ui/states/callout.tsx'

export function Flagged({ items, total: count }: Home['flagged']) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  return (
    <Callout
      tone="warning"
      title={t(($) => $.flag.waiting, { count, number: number(count) })}
      actions={
        <ButtonLink size="sm" render={<Link to="/conversations?flag=unseen" />}>
          {t(($) => $.flag.show)}
        </ButtonLink>
      }
    >
      <p>{t(($) => $.flag.please)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {items.map((item) => (
          <li key={item.id} className="flex max-w-full min-w-0 items-baseline gap-1.5">
            <ConversationLink item={item} />
            <span className="text-xs whitespace-nowrap">
              <StartTime at={item.last_message_at} />
            </span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
