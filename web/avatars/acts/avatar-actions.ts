import type { Avatar } from '#contract/avatars.ts'
import type { StatusAct } from '../../partners/avatars.api.ts'

/** What can lie over a page of avatars. */
export interface AvatarOverlay {
  kind: 'assign' | 'delete'
  avatar: Avatar
}

/** What can be done to one avatar. */
export interface AvatarActions {
  edit: (avatar: Avatar) => void
  assign: (avatar: Avatar) => void
  duplicate: (avatar: Avatar) => void
  remove: (avatar: Avatar) => void
  setStatus: (avatar: Avatar, act: StatusAct) => void
  isPending: boolean
}
