import { useLocation } from 'react-router'
import type { ConversationItem } from '#contract/conversations.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import type { ListLocationState } from './conversation-parts.tsx'

type ConversationLinkProps = {
  item: ConversationItem
  /** What it says, if not the student's name. */
  text?: string
  /** Makes the whole card around it lead there. */
  stretched?: boolean
}

/** The name of who practised as the link to the conversation, which leads back to this list. */
export function ConversationLink({ item, text = item.student.name, stretched = false }: ConversationLinkProps) {
  const { pathname, search } = useLocation()
  const state = { conversations: pathname + search } satisfies ListLocationState
  return <NameLink to={`/conversations/${item.id}`} name={text} state={state} stretched={stretched} />
}
