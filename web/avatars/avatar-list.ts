import { avatarStatuses, type AvatarStatus } from '#contract/avatars.ts'
import type { PartnerList, PartnerListChanges, PartnerListKind } from '../app/partner-list.ts'

/** What is shown of the avatars. */
export type AvatarList = PartnerList<AvatarStatus>
/** What can be changed of it at once; undefined takes a filter away. */
export type AvatarListChanges = PartnerListChanges<AvatarStatus>

/** How the list of avatars stands in the address bar. */
export const avatarList = {
  statuses: avatarStatuses,
  usualSort: 'name',
} as const satisfies PartnerListKind<AvatarStatus>
