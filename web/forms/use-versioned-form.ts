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

/** What a form shows of something saved, and of which version. */
export interface VersionedValues<Values> {
  values: Values
  version: number
}

interface VersionedFormOptions<Values extends FieldValues, Wanted> {
  /** What is saved by now. */
  saved: VersionedValues<Values>
  /** What was typed on an earlier visit, over what was saved then. */
  draft?: { values: Values; base: Values; version: number } | null
  resolver: Resolver<Values, unknown, Wanted>
  /** Whether two states of the form are saved as the same. */
  isSameContent?: (one: Values, other: Values) => boolean
  /** Whether the form library brings the first field that is wrong into focus. */
  shouldFocusError?: boolean
}

/**
 * A form over something that others may save, too. It follows them where nothing was typed; where something was, `isStale` says that it has to be
 * decided what becomes of it.
 */
export function useVersionedForm<Values extends FieldValues, Wanted>({
  saved,
  draft = null,
  resolver,
  isSameContent = isSame,
  shouldFocusError = true,
}: VersionedFormOptions<Values, Wanted>) {
  const [base, setBase] = useState(draft ? { values: draft.base, version: draft.version } : saved)
  // Its type has every field optional, which no form here wants.
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

  // Nobody has typed over what is outdated, so the form follows; what it says then is the new base.
  if (newest !== base && isSame(values, newest.values)) setBase(newest)
  useEffect(() => {
    if (isOutdated && !isDirty) fill(newest.values)
  })

  return {
    form,
    values,
    isDirty,
    isStale: isOutdated && isDirty,
    /** What the form was made from. */
    base: base.values,
    /** The version that is to be saved over. */
    version: base.version,
    /** What others have changed. */
    theirs: changedFields(base.values, newest.values),
    /** Goes on from what was saved; what was typed since then stays. */
    rebase: (sent: Values, version: number) => setBase({ values: sent, version }),
    /** Starts anew from something saved. */
    show: (next: VersionedValues<Values>) => {
      setBase(next)
      fill(next.values)
    },
    discard: () => fill(base.values),
    takeTheirs: () => {
      setBase(newest)
      fill(newest.values)
    },
    /** Puts what was typed over what others have saved. */
    keepMine: () => {
      const typed = form.getValues()
      const mine = changedFields(base.values, typed).map((name) => [name, typed[name]])
      setBase(newest)
      fill({ ...newest.values, ...Object.fromEntries(mine) })
    },
  }
}
