import { useTranslation } from 'react-i18next'
import type { ConversationItem } from '#contract/conversations.ts'
import { useFormat } from '../lib/format.ts'
import { Marks } from './conversation-parts.tsx'
import { NameLink } from './name-link.tsx'
import { useMeasures } from './use-measures.ts'

/** Conversations as cards, where a table has no room. */
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
  const { t } = useTranslation('conversations')
  const { date } = useFormat()
  const { minutes, share } = useMeasures()
  const { measures, chatbot, last_message_at: at } = item
  return (
    <li className="relative grid grid-cols-1 gap-1.5 rounded-lg border border-card-border bg-surface px-4 py-3 shadow-card">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0">
          <NameLink item={item} stretched />
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          <Marks item={item} />
        </span>
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-1 text-xs text-muted tabular-nums">
        <bdi className="max-w-full min-w-0 truncate">{chatbot.name}</bdi>
        <span aria-hidden="true">·</span>
        <time dateTime={at}>{date(at)}</time>
        <span aria-hidden="true">·</span>
        <span>{minutes(measures.minutes)}</span>
        {measures.stayed !== null && (
          <>
            <span aria-hidden="true">·</span>
            <span>
              <span className="sr-only">{t(($) => $.column.stayed)} </span>
              {share(measures.stayed)}
            </span>
          </>
        )}
      </p>
    </li>
  )
}
