import { useLocation } from 'react-router'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import type { ListLocationState } from './conversation-parts.tsx'

type ConversationLinkProps = {
  item: ConversationItem
  text?: string
  stretched?: boolean
}

export function ConversationLink({ item, text = item.student.name, stretched = false }: ConversationLinkProps) {
  const { pathname, search } = useLocation()
  const state = { conversations: pathname + search } satisfies ListLocationState
  return <NameLink to={`/conversations/${item.id}`} name={text} state={state} stretched={stretched} />
}
