import { useTranslation } from 'react-i18next'
import type { ConversationItem } from '#contract/conversations.ts'
import { useFormat } from '../lib/format.ts'
import { useRoom } from '../students/use-room.ts'
import { Pagination } from '../ui/pagination.tsx'
import { ConversationCards } from './conversation-cards.tsx'
import { pageSize } from './conversations.api.ts'
import { ConversationsTable } from './conversations-table.tsx'

/** The width of the page, in pixels, from which there is room for a table. */
const tableWidth = [860] as const

type ConversationsResultProps = {
  items: readonly ConversationItem[]
  total: number
  page: number
  /** Whether this is the result before the one that is on its way. */
  pending: boolean
  onPage: (page: number) => void
}

/** The conversations that match, and the way to the rest. */
export function ConversationsResult({ items, total, page, pending, onPage }: ConversationsResultProps) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  const { room, ref } = useRoom(tableWidth)
  const pages = Math.ceil(total / pageSize)
  const from = number((page - 1) * pageSize + 1)
  const to = number(Math.min(total, page * pageSize))
  return (
    <div
      ref={ref}
      aria-busy={pending}
      className="grid grid-cols-1 gap-4 transition-opacity delay-150 aria-busy:opacity-60"
    >
      {room > 0 ? <ConversationsTable items={items} /> : <ConversationCards items={items} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:justify-center">
        <output className="text-muted tabular-nums">
          {t(($) => $.page.range, { from, to, total: number(total) })}
        </output>
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            onPage={onPage}
            words={{
              label: t(($) => $.page.label),
              previous: t(($) => $.page.previous),
              next: t(($) => $.page.next),
              page: (next) => t(($) => $.page.number, { number: number(next) }),
            }}
          />
        )}
      </div>
    </div>
  )
}
