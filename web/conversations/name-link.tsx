import { use } from 'react'
import { Link, useLocation } from 'react-router'
import type { ConversationItem } from '#contract/conversations.ts'
import { PrefetchContext } from '../app/prefetch.ts'
import { cx } from '../ui/cx.ts'
import type { FromConversations } from './conversation-parts.tsx'

type NameLinkProps = {
  item: ConversationItem
  /** What it says, if not the student's name. */
  text?: string
  /** Makes the whole card around it lead there. */
  stretched?: boolean
}

/** The name of who practised as the link to the conversation, which is fetched when it is pointed at. */
export function NameLink({ item, text, stretched = false }: NameLinkProps) {
  const prefetch = use(PrefetchContext)
  const { pathname, search } = useLocation()
  const to = `/conversations/${item.id}`
  return (
    <Link
      to={to}
      state={{ conversations: pathname + search } satisfies FromConversations}
      dir="auto"
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      className={cx(
        'inline-block max-w-full truncate rounded-xs text-start align-bottom font-medium underline-offset-3 hover:underline',
        stretched && 'after:absolute after:inset-0',
      )}
    >
      {text ?? item.student.name}
    </Link>
  )
}
