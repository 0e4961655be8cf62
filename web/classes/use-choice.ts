import { useState } from 'react'
import type { Student } from '#contract/students.ts'
import { nameOf } from '../students/student-name.ts'

/** The most students who join a class at once. */
export const maxChosen = 500

export type Choice = ReturnType<typeof useChoice>

/** Who is ticked, by id and with the name; it outlasts every search. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    chosen,
    isFull: chosen.size >= maxChosen,
    toggle: (student: Student) =>
      setChosen((before) => {
        const next = new Map(before)
        if (!next.delete(student.id)) next.set(student.id, nameOf(student))
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
