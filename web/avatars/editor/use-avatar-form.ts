import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import type { Avatar, NewAvatar } from '#contract/avatars.ts'
import { useUser } from '../../app/session.tsx'
import type { StoredDraft } from '../../lib/draft-store.ts'
import { useKeepDraft } from '../../lib/use-keep-draft.ts'
import { avatarDrafts } from './avatar-drafts.ts'
import { type AvatarValues, changedFields, isField, parseValues, valuesOf } from './avatar-values.ts'

export type AvatarForm = UseFormReturn<AvatarValues, unknown, NewAvatar>

/** What the form begins with: a saved avatar, or the values of a new one. */
export interface Beginning {
  avatar: Avatar | null
  start: AvatarValues
  from: string
}

/** The form of an avatar; what is typed outlives a reload, and it knows when somebody else was faster. */
export function useAvatarForm({ avatar, start, from }: Beginning) {
  const { id: userId } = useUser()
  const store = avatarDrafts(userId, avatar?.id ?? null)
  const [found] = useState(() => changedDraft(store.read()))
  const [base, setBase] = useState({ values: found?.base ?? start, version: found?.version ?? avatar?.version ?? 0 })
  const [isRestored, setIsRestored] = useState(found !== null)
  const form: AvatarForm = useForm({ defaultValues: found?.values ?? start, resolver, shouldFocusError: false })
  const values = useWatch({ control: form.control, compute: (all) => all })
  const isDirty = changedFields(base.values, values).length > 0
  const theirs = avatar && avatar.version > base.version ? valuesOf(avatar) : null
  const isOutdated = theirs !== null && changedFields(base.values, theirs).length > 0

  const goOn = (next: AvatarValues, version: number) => {
    setBase({ values: next, version })
    setIsRestored(false)
    store.remove()
  }
  const fill = (next: AvatarValues) => form.reset(next, { keepFieldsRef: true })
  // Nobody has typed over what is outdated, so the form follows; what it says then is the new base.
  if (avatar && isOutdated && changedFields(theirs, values).length === 0)
    setBase({ values: theirs, version: avatar.version })
  useEffect(() => {
    if (isOutdated && !isDirty) form.reset(theirs, { keepFieldsRef: true })
  })
  // Of a new one the face is kept, too, which came by chance.
  useKeepDraft(store, isDirty || !avatar ? { values, base: base.values, version: base.version, from } : null)

  return {
    form,
    values,
    isDirty,
    isRestored: isRestored && isDirty,
    isStale: isOutdated && isDirty,
    /** What the form was made from. */
    base: base.values,
    /** Goes on from what was saved; what was typed since then stays. */
    saved: goOn,
    discard: () => {
      fill(base.values)
      goOn(base.values, base.version)
    },
    loadTheirs: () => {
      if (!avatar || !theirs) return
      fill(theirs)
      goOn(theirs, avatar.version)
    },
    /** Puts what was typed over what somebody else has saved. */
    keepMine: () => {
      if (!avatar || !theirs) return
      const mine = changedFields(base.values, values).map((field) => [field, values[field]])
      setBase({ values: theirs, version: avatar.version })
      fill({ ...theirs, ...Object.fromEntries(mine) })
    },
  }
}

/** A draft in which something was typed. */
const changedDraft = (draft: StoredDraft<AvatarValues> | null) =>
  draft && changedFields(draft.base, draft.values).length > 0 ? draft : null

/** Lets the contract judge the form; a field has the first thing that is wrong with it. */
const resolver: Resolver<AvatarValues, unknown, NewAvatar> = (values) => {
  const result = parseValues(values)
  if (result.success) return { values: result.data, errors: {} }
  const wrong = result.error.issues.map(({ path: [field], code }) => [field, { type: code }] as const)
  return { values: {}, errors: Object.fromEntries(wrong.filter(([field]) => isField(field)).toReversed()) }
}
