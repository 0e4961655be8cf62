import type { Avatar } from '#contract/teaching/avatars.ts'
import type { StatusAction } from '../../partners/avatars.api.ts'

export interface AvatarOverlay {
  kind: 'assign' | 'delete'
  avatar: Avatar
}

export interface AvatarActions {
  edit: (avatar: Avatar) => void
  assign: (avatar: Avatar) => void
  duplicate: (avatar: Avatar) => void
  remove: (avatar: Avatar) => void
  setStatus: (avatar: Avatar, act: StatusAction) => void
  isPending: boolean
}
