import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { avatars } from '#contract/avatars.ts'
import type { ConversationItem } from '#contract/conversations.ts'
import { avatarsQuery } from '../partners/avatars.api.ts'
import { FaceTile } from '../partners/face-tile.tsx'
import { useApi } from '../lib/api/api.ts'

type Partners = Pick<ConversationItem, 'avatar' | 'chatbot'>

/** With whom it was: the chatbot, or the avatar and what it talked about. */
export const partnerName = ({ avatar, chatbot }: Partners): string =>
  avatar ? `${avatar.name} · ${chatbot.name}` : chatbot.name

/** Who spoke: the avatar, or the chatbot where there was none. */
export const speakerName = ({ avatar, chatbot }: Partners): string => (avatar ?? chatbot).name

/** What the avatar that spoke talked about; null where a chatbot spoke by itself. */
export const topicOf = ({ avatar, chatbot }: Partners): string | null => avatar && chatbot.name

/** As many avatars as a list gives at once. */
const listLimit = 500

/** All avatars of the school that are not put away; asked for only where one is wanted. */
export const useAllAvatars = (isWanted: boolean) =>
  useQuery({ ...avatarsQuery(useApi(avatars), { page_size: listLimit }), enabled: isWanted }).data?.items

type PartnerFaceProps = {
  avatar: Partners['avatar']
  size?: 'sm' | 'md'
  /** What stands there where there is no face. */
  fallback?: ReactNode
}

/** The small face of the avatar that spoke, while the school has it. */
export function PartnerFace({ avatar, size = 'sm', fallback = null }: PartnerFaceProps) {
  const all = useAllAvatars(avatar !== null)
  const look = all?.find(({ id }) => id === avatar?.id)?.look
  return look ? <FaceTile look={look} size={size} /> : fallback
}
