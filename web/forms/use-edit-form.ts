import { useState } from 'react'
import { ApiError } from '#contract/errors.ts'
import type { Changes, ContractForm } from './contract-form.ts'
import { isSame } from './same.ts'
import { useRefusal } from './use-refusal.ts'
import { useVersionedForm } from './use-versioned-form.ts'

interface FormMutation<Sent, Answer> {
  mutate: (sent: Sent, then: { onError: (error: unknown) => void; onSuccess: (answer: Answer) => void }) => void
  isPending: boolean
}

interface EditFormOptions<Saved, Wanted, Problem extends string> {
  one: Saved
  shape: ContractForm<Saved, Wanted, Problem>
  edit: FormMutation<{ params: { id: string }; body: Changes<Wanted> & { version: number } }, Saved>
  fetchNewest: FormMutation<string, Saved>
  onSaved: (saved: Saved) => void
  onUnchanged: () => void
  textOf?: (error: unknown) => string | null
}

/** Saves changed fields under the item's version, and detects conflicts. */
export function useEditForm<
  Saved extends { id: string; version: number },
  Wanted extends object,
  Problem extends string,
>({
  one,
  shape,
  edit,
  fetchNewest,
  onSaved,
  onUnchanged,
  textOf = () => null,
}: EditFormOptions<Saved, Wanted, Problem>) {
  const [fetched, setFetched] = useState(one)
  const newest = fetched.version > one.version ? fetched : one
  const { form, show, isStale, isDirty, ...versioned } = useVersionedForm({
    saved: versionOf(shape, newest),
    resolver: shape.resolver,
  })
  const refuse = useRefusal(form, shape)
  const fail = (error: unknown) => {
    const message = textOf(error)
    if (message === null) refuse(error)
    else form.setError('root', { message })
  }

  const send = (wanted: Wanted, over: Saved): void => {
    const changes = shape.changesOf(over, wanted)
    if (Object.keys(changes).length === 0) return onUnchanged()
    return edit.mutate(
      { params: { id: over.id }, body: { ...changes, version: over.version } },
      {
        onError: (error) => (isEditedElsewhere(error) ? catchUp(wanted, over) : fail(error)),
        onSuccess: (saved) => {
          setFetched(saved)
          show(versionOf(shape, saved))
          onSaved(saved)
        },
      },
    )
  }
  // If another user has changed only other fields, the save is retried over the newest version.
  const catchUp = (wanted: Wanted, over: Saved) =>
    fetchNewest.mutate(over.id, {
      onError: fail,
      onSuccess: (found) => {
        setFetched(found)
        if (isSame(shape.valuesOf(over), shape.valuesOf(found))) send(wanted, found)
      },
    })

  return {
    ...versioned,
    form,
    isDirty,
    isStale,
    isPending: edit.isPending || fetchNewest.isPending,
    save: form.handleSubmit((wanted) => isStale || send(wanted, newest)),
  }
}

const versionOf = <Saved extends { version: number }, Wanted, Problem extends string>(
  shape: ContractForm<Saved, Wanted, Problem>,
  saved: Saved,
) => ({ values: shape.valuesOf(saved), version: saved.version })

const isEditedElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'edited_elsewhere'
