import { useState } from 'react'

export interface StoredFields<Field extends string> {
  values: Readonly<Record<Field, string>>
  version: number
}

/** Only fields that differ from the stored values. */
export type Edits<Field extends string> = ReadonlyMap<Field, string>

/** Edits over stored values. They survive when the stored values change; `isStale` says that the same fields have changed. */
export function useDraft<Field extends string>(newest: StoredFields<Field>) {
  const [edits, setEdits] = useState<Edits<Field>>(new Map())
  const [base, setBase] = useState(newest)
  // The answer to a save is newer than the last fetch.
  const stored = base.version > newest.version ? base : newest
  const from = edits.size > 0 ? base : stored

  const differsIn = (other: StoredFields<Field>) =>
    [...edits.keys()].some((field) => other.values[field] !== from.values[field])
  const isStale = from.version < stored.version && differsIn(stored)

  return {
    edits,
    /** The version to save over: the newest one, unless it changed the same fields. */
    version: isStale ? from.version : stored.version,
    newestVersion: stored.version,
    isStale,
    isClearOf: (other: StoredFields<Field>): boolean => !differsIn(other),
    value: (field: Field): string => edits.get(field) ?? stored.values[field],
    set: (field: Field, value: string) => {
      setBase(from)
      setEdits((before) => {
        const next = new Map(before).set(field, value)
        if (value === from.values[field]) next.delete(field)
        return next
      })
    },
    keep: () => {
      setBase(stored)
      setEdits((before) => without(before, stored.values))
    },
    discard: () => setEdits(new Map()),
    /** Rebases on the answer to a save; what was typed since then stays. */
    saved: (answer: StoredFields<Field>, sent: Edits<Field>) => {
      setBase(answer)
      setEdits((before) => new Map([...before].filter(([field, value]) => sent.get(field) !== value)))
    },
  }
}

export type Draft<Field extends string> = ReturnType<typeof useDraft<Field>>

const without = <Field extends string>(edits: Edits<Field>, values: Readonly<Record<Field, string>>): Edits<Field> =>
  new Map([...edits].filter(([field, value]) => value !== values[field]))
