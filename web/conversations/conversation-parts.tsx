import { Flag } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { useFormat } from '../lib/words/format.ts'
import { EmptyValue } from '../lists/empty-value.tsx'
import { Badge } from '../ui/states/badge.tsx'
import { ShareBar } from './share-bar.tsx'
import { useMeasures } from './use-measures.ts'

/** The `state` of links to a conversation: the list to return to. */
export interface ListLocationState {
  conversations: string
}

export function StartTime({ at }: { at: string }) {
  const { dateTime } = useFormat()
  return (
    <time dateTime={at} className="tabular-nums">
      {dateTime(at)}
    </time>
  )
}

export function InLanguageShare({ measures: { stayed } }: Pick<ConversationItem, 'measures'>) {
  const { share } = useMeasures()
  return stayed === null ? <EmptyValue /> : <ShareBar share={stayed} text={share(stayed)} />
}

export function VocabularyCount({
  measures: { vocabulary_used, vocabulary_total },
}: Pick<ConversationItem, 'measures'>) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  if (vocabulary_total === 0) return <EmptyValue />
  return (
    <span className="tabular-nums">
      {t(($) => $.ofTotal, { used: number(vocabulary_used), total: number(vocabulary_total) })}
    </span>
  )
}

export function StatusBadges({ item: { state, flags, is_flag_seen } }: { item: ConversationItem }) {
  const { t } = useTranslation('conversations')
  return (
    <>
      {flags.length > 0 && (
        <Badge tone={is_flag_seen ? 'neutral' : 'warning'}>
          <span className="inline-flex items-center gap-1">
            <Flag className="size-3" aria-hidden="true" />
            {is_flag_seen ? t(($) => $.flag.seen) : t(($) => $.flag.unseen)}
          </span>
        </Badge>
      )}
      <Badge tone={state === 'running' ? 'info' : 'neutral'} dot>
        {state === 'running' ? t(($) => $.running) : t(($) => $.finished)}
      </Badge>
    </>
  )
}
