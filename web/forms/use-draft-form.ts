import { useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { createDraftStore, StoredDraft } from './draft-store.ts'
import { useKeepDraft } from './use-keep-draft.ts'
import { useVersionedForm, type Versioned } from './use-versioned-form.ts'

interface Drafting<Values extends FieldValues, Wanted> {
  saved: Versioned<Values>
  resolver: Resolver<Values, unknown, Wanted>
  isSameContent?: (one: Values, other: Values) => boolean
  store: ReturnType<typeof createDraftStore<Values>>
  /** The address at which it is written. */
  from: string
  /** Whether a draft is one of this visit's. */
  accepts: (draft: StoredDraft<Values>) => boolean
  /** Whether a draft is kept before anything was typed. */
  keepsUntouched?: boolean
}

/** A form like `useVersionedForm`, in which what is typed outlives a reload. */
export function useDraftForm<Values extends FieldValues, Wanted>({
  store,
  from,
  accepts,
  keepsUntouched = false,
  ...beginning
}: Drafting<Values, Wanted>) {
  const [draft] = useState(() => {
    const found = store.read()
    return found && accepts(found) ? found : null
  })
  const [isRestored, setIsRestored] = useState(draft !== null)
  const { goOn, discard, takeTheirs, ...form } = useVersionedForm({ ...beginning, draft, shouldFocusError: false })
  const { values, base, version, isDirty } = form
  useKeepDraft(store, isDirty || keepsUntouched ? { values, base, version, from } : null)

  const forget = () => {
    setIsRestored(false)
    store.remove()
  }
  return {
    ...form,
    isRestored: isRestored && isDirty,
    /** Goes on from what was saved; what was typed since then stays. */
    goOn: (sent: Values, next: number) => {
      goOn(sent, next)
      forget()
    },
    discard: () => {
      discard()
      forget()
    },
    takeTheirs: () => {
      takeTheirs()
      forget()
    },
  }
}
