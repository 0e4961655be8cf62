import { useState } from 'react'
import { useUser } from '../app/session/session.tsx'
import { createDraftStore } from '../forms/draft-store.ts'
import { type ClassDraft, emptyDraft, type NewClassDraft, TermDraft } from './draft.ts'

export type TermDraftState = ReturnType<typeof useTermDraft>

/** The plan as it is written, kept in this browser until the term has begun. */
export function useTermDraft() {
  const { id } = useUser()
  const [store] = useState(() =>
    createDraftStore(
      localStorage,
      `term-draft:${id}`,
      (found): found is TermDraft => TermDraft.safeParse(found).success,
    ),
  )
  const [draft, setDraft] = useState<TermDraft>(() => store.read()?.values ?? emptyDraft)
  const change = (next: TermDraft) => {
    setDraft(next)
    store.write({ values: next, base: emptyDraft, version: 0, from: '' })
  }
  const changeEvery = (changes: Partial<ClassDraft>, class_id?: string) =>
    change({
      ...draft,
      classes: draft.classes.map((one) =>
        class_id === undefined || one.class_id === class_id ? { ...one, ...changes } : one,
      ),
    })
  const changeNew = (key: string, changes: Partial<NewClassDraft>) =>
    change({ ...draft, new_classes: draft.new_classes.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
  return {
    draft,
    change,
    changeEvery,
    changeNew,
    discard: () => {
      setDraft(emptyDraft)
      store.remove()
    },
  }
}
