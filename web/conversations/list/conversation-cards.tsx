import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { LanguageTile } from '../../partners/chatbot-parts.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { StatusBadges } from '../conversation-parts.tsx'
import { ConversationLink } from '../conversation-link.tsx'
import { PartnerFace, partnerName } from '../partner.tsx'
import { useMeasures } from '../use-measures.ts'

export function ConversationCards({ items }: { items: readonly ConversationItem[] }) {
  const { t } = useTranslation('conversations')
  return (
    <ul aria-label={t(($) => $.title)} className="grid grid-cols-1 gap-3">
      {items.map((item) => (
        <ConversationCard key={item.id} item={item} />
      ))}
    </ul>
  )
}

function ConversationCard({ item }: { item: ConversationItem }) {
  const { avatar, language } = item
  return (
    <li className="relative flex items-start gap-3 rounded-lg border border-card-border bg-surface px-4 py-3 shadow-card">
      <PartnerFace avatar={avatar} size="md" fallback={<LanguageTile language={language} />} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex min-w-0 max-w-full">
            <ConversationLink item={item} stretched />
          </span>
          <span className="flex flex-wrap gap-1.5">
            <StatusBadges item={item} />
          </span>
        </div>
        <bdi className="truncate text-xs text-muted">{partnerName(item)}</bdi>
        <Facts item={item} />
      </div>
    </li>
  )
}

function Facts({ item: { last_message_at: at, measures } }: { item: ConversationItem }) {
  const { t } = useTranslation('conversations')
  const { dateTime } = useFormat()
  const { minutes, share } = useMeasures()
  return (
    <p className="overflow-hidden text-xs text-muted tabular-nums">
      <span className={factsClasses}>
        <time dateTime={at}>{dateTime(at)}</time>
        <span>{minutes(measures.minutes)}</span>
        {measures.stayed !== null && (
          <span>
            <span className="sr-only">{t(($) => $.column.stayed)} </span>
            {share(measures.stayed)}
          </span>
        )}
      </span>
    </p>
  )
}

const factsClasses =
  '-ms-3 flex flex-wrap *:relative *:ps-3 *:before:absolute *:before:start-1 *:before:content-["·"/""] *:whitespace-nowrap'
