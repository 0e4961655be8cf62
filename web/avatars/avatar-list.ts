import { avatarStatuses, type AvatarStatus } from '#contract/teaching/avatars.ts'
import type { ChangePartnerList, PartnerList, PartnerListKind } from '../partners/partner-list.ts'

export type AvatarList = PartnerList<AvatarStatus>
export type ChangeAvatarList = ChangePartnerList<AvatarStatus>

export const avatarList = {
  statuses: avatarStatuses,
  usualSort: 'name',
} as const satisfies PartnerListKind<AvatarStatus>
