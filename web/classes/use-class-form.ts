import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Class, NewClass } from '#contract/classes.ts'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../lib/error-text.ts'
import {
  blankClass,
  type ClassValues,
  changedFields,
  changesOf,
  refusedField,
  resolveClass,
  valuesOf,
} from './class-values.ts'
import { useAddClass, useEditClass, useNewestClass } from './classes.api.ts'

export type ClassForm = UseFormReturn<ClassValues, unknown, NewClass>

interface Endings {
  onCreated: (one: Class) => void
  onSaved: (one: Class) => void
  /** Nothing was changed, so there is nothing to save. */
  onUnchanged: () => void
}

/** The form of a new class, or of one that is there: it saves what was changed, and knows when somebody else was faster. */
export function useClassForm(one: Class | null, { onCreated, onSaved, onUnchanged }: Endings) {
  const [newest, setNewest] = useState(one)
  const form: ClassForm = useForm({ defaultValues: one ? valuesOf(one) : blankClass, resolver: resolveClass })
  const errorText = useErrorText()
  const add = useAddClass()
  const edit = useEditClass()
  const fetchNewest = useNewestClass()

  const fill = (values: ClassValues) => form.reset(values, { keepFieldsRef: true })
  const fail = (error: unknown) => {
    const refused = refusedField(error)
    if (refused) form.setError(refused[0], { type: refused[1] }, { shouldFocus: true })
    else if (!isStale(error)) form.setError('root', { message: errorText(error) })
  }
  const doneWith = (end: (saved: Class) => void) => (saved: Class) => {
    fill(valuesOf(saved))
    end(saved)
  }
  const send = (wanted: NewClass) => {
    if (!newest) return add.mutate(wanted, { onError: fail, onSuccess: doneWith(onCreated) })
    const changes = changesOf(newest, wanted)
    if (Object.keys(changes).length === 0) return onUnchanged()
    return edit.mutate(
      { params: { id: newest.id }, body: { ...changes, version: newest.version } },
      { onError: fail, onSuccess: doneWith(onSaved) },
    )
  }
  const takeNewest = ({ keepsMine }: { keepsMine: boolean }) => {
    if (!newest) return
    fetchNewest.mutate(newest.id, {
      onError: fail,
      onSuccess: (found) => {
        const typed = form.getValues()
        const mine = keepsMine ? changedFields(valuesOf(newest), typed) : []
        setNewest(found)
        edit.reset()
        fill(valuesOf(found))
        for (const field of mine) form.setValue(field, typed[field], { shouldDirty: true })
      },
    })
  }

  return {
    form,
    takeNewest,
    save: form.handleSubmit(send),
    isPending: add.isPending || edit.isPending || fetchNewest.isPending,
    isStale: isStale(edit.error),
  }
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'edited_elsewhere'
