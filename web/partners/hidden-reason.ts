import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Avatar } from '#contract/teaching/avatars.ts'

/** Archived, without a chatbot, or with one that isn't published. */
export type HiddenReason = 'archived' | 'silent' | 'draft' | 'put_away'

export function hiddenReasonOf({ status, chatbot }: Pick<Avatar, 'status' | 'chatbot'>): HiddenReason | null {
  if (status === 'archived') return 'archived'
  if (!chatbot) return 'silent'
  if (chatbot.status === 'published') return null
  return chatbot.status === 'draft' ? 'draft' : 'put_away'
}

export function useHiddenText(): (avatar: Pick<Avatar, 'name' | 'status' | 'chatbot'>) => string | null {
  const { t } = useTranslation('avatars')
  return (avatar) => {
    const why = hiddenReasonOf(avatar)
    return why && t(($) => $.hidden[why], { name: avatar.name, chatbot: avatar.chatbot?.name ?? '' })
  }
}
