import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { avatars } from '#contract/teaching/avatars.ts'
import type { ConversationItem } from '#contract/practice/conversations.ts'
import { avatarsQuery } from '../partners/avatars.api.ts'
import { FaceTile } from '../partners/face-tile.tsx'
import { useApi } from '../lib/api/api.ts'

type Partners = Pick<ConversationItem, 'avatar' | 'chatbot'>

export const partnerName = ({ avatar, chatbot }: Partners): string =>
  avatar ? `${avatar.name} · ${chatbot.name}` : chatbot.name

export const speakerName = ({ avatar, chatbot }: Partners): string => (avatar ?? chatbot).name

export const topicOf = ({ avatar, chatbot }: Partners): string | null => avatar && chatbot.name

/** The API's page size limit. */
const listLimit = 500

export const useAllAvatars = (isWanted: boolean) =>
  useQuery({ ...avatarsQuery(useApi(avatars), { page_size: listLimit }), enabled: isWanted }).data?.items

type PartnerFaceProps = {
  avatar: Partners['avatar']
  size?: 'sm' | 'md'
  fallback?: ReactNode
}

export function PartnerFace({ avatar, size = 'sm', fallback = null }: PartnerFaceProps) {
  const all = useAllAvatars(avatar !== null)
  const look = all?.find(({ id }) => id === avatar?.id)?.look
  return look ? <FaceTile look={look} size={size} /> : fallback
}
