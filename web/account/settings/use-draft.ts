import { useState } from 'react'

/** What the server has, as texts by field, and at which version. */
export interface StoredFields<Field extends string> {
  values: Readonly<Record<Field, string>>
  version: number
}

/** What was typed, by field; what is as stored is left out. */
export type Edits<Field extends string> = ReadonlyMap<Field, string>

/** What somebody types over something stored. It stays theirs when the stored thing changes; `isStale` says that it has, in the same fields. */
export function useDraft<Field extends string>(newest: StoredFields<Field>) {
  const [edits, setEdits] = useState<Edits<Field>>(new Map())
  const [base, setBase] = useState(newest)
  // What a save has answered is newer than what was last fetched.
  const stored = base.version > newest.version ? base : newest
  const from = edits.size > 0 ? base : stored

  const differsIn = (other: StoredFields<Field>) =>
    [...edits.keys()].some((field) => other.values[field] !== from.values[field])
  const isStale = from.version < stored.version && differsIn(stored)

  return {
    edits,
    /** The version that the edits are sent over: the newest one, unless it changed the same fields. */
    version: isStale ? from.version : stored.version,
    newestVersion: stored.version,
    isStale,
    /** Whether a newer version leaves alone what was edited here. */
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
    /** The same edits on the newest version. */
    keep: () => {
      setBase(stored)
      setEdits((before) => without(before, stored.values))
    },
    discard: () => setEdits(new Map()),
    /** Goes on from what a save has answered; what was typed since then stays. */
    saved: (answer: StoredFields<Field>, sent: Edits<Field>) => {
      setBase(answer)
      setEdits((before) => new Map([...before].filter(([field, value]) => sent.get(field) !== value)))
    },
  }
}

export type Draft<Field extends string> = ReturnType<typeof useDraft<Field>>

const without = <Field extends string>(edits: Edits<Field>, values: Readonly<Record<Field, string>>): Edits<Field> =>
  new Map([...edits].filter(([field, value]) => value !== values[field]))
