import { avatarStatuses, type AvatarStatus } from '#contract/avatars.ts'
import type { ChangePartnerList, PartnerList, PartnerListKind } from '../partners/partner-list.ts'

/** What is shown of the avatars. */
export type AvatarList = PartnerList<AvatarStatus>
/** Changes what is shown of them. */
export type ChangeAvatarList = ChangePartnerList<AvatarStatus>

/** How the list of avatars stands in the address bar. */
export const avatarList = {
  statuses: avatarStatuses,
  usualSort: 'name',
} as const satisfies PartnerListKind<AvatarStatus>
