import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form'
import { changedFields, isSame } from './same.ts'

export interface VersionedValues<Values> {
  values: Values
  version: number
}

interface VersionedFormOptions<Values extends FieldValues, Wanted> {
  saved: VersionedValues<Values>
  draft?: { values: Values; base: Values; version: number } | null
  resolver: Resolver<Values, unknown, Wanted>
  isSameContent?: (one: Values, other: Values) => boolean
  shouldFocusError?: boolean
}

/** A form over an item that others may save, too. It follows new versions while untouched; otherwise `isStale` says that the user has to decide. */
export function useVersionedForm<Values extends FieldValues, Wanted>({
  saved,
  draft = null,
  resolver,
  isSameContent = isSame,
  shouldFocusError = true,
}: VersionedFormOptions<Values, Wanted>) {
  const [base, setBase] = useState(draft ? { values: draft.base, version: draft.version } : saved)
  // Its type has optional fields, unlike our forms.
  const defaultValues = (draft?.values ?? saved.values) as DefaultValues<Values>
  const form: UseFormReturn<Values, unknown, Wanted> = useForm<Values, unknown, Wanted>({
    defaultValues,
    resolver,
    shouldFocusError,
  })
  const newest = saved.version > base.version ? saved : base
  const isOutdated = !isSameContent(base.values, newest.values)
  const values = useWatch({ control: form.control, compute: (all: Values) => all })
  const isDirty = !isSame(values, base.values) && !isSame(values, newest.values)
  const fill = (next: Values) => form.reset(next, { keepFieldsRef: true })

  // Same values as the new version: it becomes the base.
  if (newest !== base && isSame(values, newest.values)) setBase(newest)
  useEffect(() => {
    if (isOutdated && !isDirty) fill(newest.values)
  })

  return {
    form,
    values,
    isDirty,
    isStale: isOutdated && isDirty,
    base: base.values,
    version: base.version,
    theirs: changedFields(base.values, newest.values),
    /** Rebases on the saved values; what was typed since then stays. */
    rebase: (sent: Values, version: number) => setBase({ values: sent, version }),
    show: (next: VersionedValues<Values>) => {
      setBase(next)
      fill(next.values)
    },
    discard: () => fill(base.values),
    takeTheirs: () => {
      setBase(newest)
      fill(newest.values)
    },
    /** Applies the user's changes on top of the newest version. */
    keepMine: () => {
      const typed = form.getValues()
      const mine = changedFields(base.values, typed).map((name) => [name, typed[name]])
      setBase(newest)
      fill({ ...newest.values, ...Object.fromEntries(mine) })
    },
  }
}
