import { useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { createDraftStore, StoredDraft } from './draft-store.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { useVersionedForm, type VersionedValues } from './use-versioned-form.ts'

interface DraftFormOptions<Values extends FieldValues, Wanted> {
  saved: VersionedValues<Values>
  resolver: Resolver<Values, unknown, Wanted>
  isSameContent?: (one: Values, other: Values) => boolean
  store: ReturnType<typeof createDraftStore<Values>>
  from: string
  accepts: (draft: StoredDraft<Values>) => boolean
  keepsUntouched?: boolean
}

/** A `useVersionedForm` whose drafts survive a reload. */
export function useDraftForm<Values extends FieldValues, Wanted>({
  store,
  from,
  accepts,
  keepsUntouched = false,
  ...beginning
}: DraftFormOptions<Values, Wanted>) {
  const [draft] = useState(() => {
    const found = store.read()
    return found && accepts(found) ? found : null
  })
  const [isRestored, setIsRestored] = useState(draft !== null)
  const { rebase, discard, takeTheirs, ...form } = useVersionedForm({ ...beginning, draft, shouldFocusError: false })
  const { values, base, version, isDirty } = form
  useDraftAutosave(store, isDirty || keepsUntouched ? { values, base, version, from } : null)

  const removeDraft = () => {
    setIsRestored(false)
    store.remove()
  }
  return {
    ...form,
    isRestored: isRestored && isDirty,
    /** Rebases on the saved values; what was typed since then stays. */
    rebase: (sent: Values, next: number) => {
      rebase(sent, next)
      removeDraft()
    },
    discard: () => {
      discard()
      removeDraft()
    },
    takeTheirs: () => {
      takeTheirs()
      removeDraft()
    },
  }
}
