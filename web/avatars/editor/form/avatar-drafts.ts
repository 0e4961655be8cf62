import { createDraftStore } from '../../../forms/draft-store.ts'
import { isAvatarValues } from './avatar-values.ts'

/** Unsaved drafts, by user and avatar. */
export const avatarDrafts = (userId: string, avatarId: string | null) =>
  createDraftStore(localStorage, `avatar-draft:${userId}:${avatarId ?? 'new'}`, isAvatarValues)
