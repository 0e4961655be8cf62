import type { Assignment } from '#contract/teaching/assignments.ts'

export interface Partner {
  kind: 'chatbot' | 'avatar'
  id: string
  name: string
}

export const scopeOf = ({ kind, id }: Partner): { chatbot_id: string } | { avatar_id: string } =>
  kind === 'avatar' ? { avatar_id: id } : { chatbot_id: id }

export const idsOf = ({ kind, id }: Partner): { avatar_ids: string[] } | { chatbot_ids: string[] } =>
  kind === 'avatar' ? { avatar_ids: [id] } : { chatbot_ids: [id] }

export function partnerOf({ chatbot, avatar }: Pick<Assignment, 'chatbot' | 'avatar'>): Partner | null {
  if (avatar) return { kind: 'avatar', id: avatar.id, name: avatar.name }
  return chatbot && { kind: 'chatbot', id: chatbot.id, name: chatbot.name }
}
