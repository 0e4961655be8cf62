import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { ListFooter } from '../../lists/list-footer.tsx'
import { useBreakpoint } from '../../lib/use-breakpoint.ts'
import { ConversationCards } from './conversation-cards.tsx'
import { pageSize } from '../conversations.api.ts'
import { ConversationsTable } from './conversations-table.tsx'

/** Widths in pixels from which a table fits, and long names in it. */
const breakpoints = [860, 1200] as const

type ConversationsResultProps = {
  items: readonly ConversationItem[]
  total: number
  page: number
  pending: boolean
  onPage: (page: number) => void
}

export function ConversationsResult({ items, total, page, pending, onPage }: ConversationsResultProps) {
  const { t } = useTranslation('conversations')
  const { breakpoint, ref } = useBreakpoint(breakpoints)
  return (
    <div
      ref={ref}
      aria-busy={pending}
      className="grid grid-cols-1 gap-4 transition-opacity delay-150 aria-busy:opacity-60"
    >
      {breakpoint > 0 ? (
        <ConversationsTable items={items} isWide={breakpoint > 1} />
      ) : (
        <ConversationCards items={items} />
      )}
      <ListFooter label={t(($) => $.pages)} page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </div>
  )
}
