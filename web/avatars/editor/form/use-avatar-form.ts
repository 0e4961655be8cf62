import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { Avatar, NewAvatar } from '#contract/avatars.ts'
import { useUser } from '../../../app/session/session.tsx'
import { isSame } from '../../../forms/same.ts'
import { useDraftForm } from '../../../forms/use-draft-form.ts'
import { avatarDrafts } from './avatar-drafts.ts'
import { type AvatarValues, isField, parseValues, valuesOf } from './avatar-values.ts'

export type AvatarForm = UseFormReturn<AvatarValues, unknown, NewAvatar>

/** What the form begins with: a saved avatar, or the values of a new one. */
export interface EditorStart {
  avatar: Avatar | null
  start: AvatarValues
  from: string
}

/** The form of an avatar; what is typed outlives a reload, and it knows when somebody else was faster. */
export function useAvatarForm({ avatar, start, from }: EditorStart) {
  const { id: userId } = useUser()
  return useDraftForm({
    saved: avatar ? { values: valuesOf(avatar), version: avatar.version } : { values: start, version: 0 },
    resolver,
    store: avatarDrafts(userId, avatar?.id ?? null),
    from,
    accepts: ({ base, values }) => !isSame(base, values),
    // The face of a new one came by chance.
    keepsUntouched: !avatar,
  })
}

/** Lets the contract judge the form; a field has the first thing that is wrong with it. */
const resolver: Resolver<AvatarValues, unknown, NewAvatar> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const wrong = result.error.issues.map(({ path: [field], code }) => [field, { type: code }] as const)
  return { values: {}, errors: Object.fromEntries(wrong.filter(([field]) => isField(field)).toReversed()) }
}
