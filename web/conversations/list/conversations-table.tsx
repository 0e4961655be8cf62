import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { useFormat } from '../../lib/words/format.ts'
import { cx } from '../../ui/cx.ts'
import { Cell, Table, TableBody, TableFrame, TableRow } from '../../ui/lists/table.tsx'
import { HeadCell, TableHead } from '../../ui/lists/table-head.tsx'
import {
  type ListLocationState,
  StatusBadges,
  InLanguageShare,
  VocabularyCount,
  StartTime,
} from '../conversation-parts.tsx'
import { ConversationLink } from '../conversation-link.tsx'
import { PartnerFace, speakerName, topicOf } from '../partner.tsx'
import { useMeasures } from '../use-measures.ts'
import { joinFacts } from '../../lib/words/join-facts.ts'

const columns = ['student', 'partner', 'when', 'time', 'turns', 'stayed', 'vocabulary', 'status'] as const
const numbers = new Set<string>(['time', 'turns'])

type ConversationsTableProps = {
  items: readonly ConversationItem[]
  isWide: boolean
}

export function ConversationsTable({ items, isWide }: ConversationsTableProps) {
  const { t } = useTranslation('conversations')
  const label = t(($) => $.title)
  return (
    <div className="[--table-top:--spacing(16)]">
      <TableFrame label={label}>
        <Table label={label}>
          <TableHead>
            {columns.map((name) => (
              <HeadCell key={name} align={numbers.has(name) ? 'end' : 'start'}>
                {t(($) => $.column[name])}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <Row key={item.id} item={item} isWide={isWide} />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
}

function Row({ item, isWide }: { item: ConversationItem; isWide: boolean }) {
  const { number, languageName } = useFormat()
  const { minutes } = useMeasures()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state = { conversations: pathname + search } satisfies ListLocationState
  const { measures, avatar } = item
  return (
    <TableRow onOpen={() => void navigate(`/conversations/${item.id}`, { state })}>
      <Cell>
        <span className="flex max-w-56">
          <ConversationLink item={item} />
        </span>
      </Cell>
      <Cell>
        <span className={cx('flex min-w-24 items-center gap-2', isWide ? 'max-w-72' : 'max-w-56')}>
          <PartnerFace avatar={avatar} />
          <span className="grid min-w-0 justify-items-start">
            <bdi className="max-w-full truncate">{speakerName(item)}</bdi>
            <span className="max-w-full truncate text-xs text-muted">
              {joinFacts([topicOf(item), languageName(item.language)])}
            </span>
          </span>
        </span>
      </Cell>
      <Cell quiet>
        <StartTime at={item.last_message_at} />
      </Cell>
      <Cell align="end">{minutes(measures.minutes)}</Cell>
      <Cell align="end">{number(measures.turns)}</Cell>
      <Cell>
        <InLanguageShare measures={measures} />
      </Cell>
      <Cell>
        <VocabularyCount measures={measures} />
      </Cell>
      <Cell narrow>
        <span className="flex gap-1.5">
          <StatusBadges item={item} />
        </span>
      </Cell>
    </TableRow>
  )
}
