import { createDraftStore } from '../../../forms/draft-store.ts'
import { isAvatarValues } from './avatar-values.ts'

/** What a user has typed of an avatar, or of a new one, and not saved. */
export const avatarDrafts = (userId: string, avatarId: string | null) =>
  createDraftStore(localStorage, `avatar-draft:${userId}:${avatarId ?? 'new'}`, isAvatarValues)
