import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { Avatar, NewAvatar } from '#contract/teaching/avatars.ts'
import { useUser } from '../../../app/session/session.tsx'
import { isSame } from '../../../forms/same.ts'
import { useDraftForm } from '../../../forms/use-draft-form.ts'
import { avatarDrafts } from './avatar-drafts.ts'
import { type AvatarValues, isField, parseValues, valuesOf } from './avatar-values.ts'

export type AvatarForm = UseFormReturn<AvatarValues, unknown, NewAvatar>

export interface EditorStart {
  avatar: Avatar | null
  start: AvatarValues
  from: string
}

/** Drafts survive a reload; version conflicts are detected. */
export function useAvatarForm({ avatar, start, from }: EditorStart) {
  const { id: userId } = useUser()
  return useDraftForm({
    saved: avatar ? { values: valuesOf(avatar), version: avatar.version } : { values: start, version: 0 },
    resolver,
    store: avatarDrafts(userId, avatar?.id ?? null),
    from,
    accepts: ({ base, values }) => !isSame(base, values),
    // The random face of a new avatar is worth keeping.
    keepsUntouched: !avatar,
  })
}

const resolver: Resolver<AvatarValues, unknown, NewAvatar> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const wrong = result.error.issues.map(({ path: [field], code }) => [field, { type: code }] as const)
  return { values: {}, errors: Object.fromEntries(wrong.filter(([field]) => isField(field)).toReversed()) }
}
