import { useEffect, useState } from 'react'
import type { PracticeTask } from '#contract/teaching/task.ts'
import { usePractice } from '../practice-context.ts'
import { studentHash } from '../session/student-hash.ts'

/** More tasks than a student sees at once. */
const kept = 50

/** Whether homework was done that this device has not told the student of yet. */
export function useCelebration(tasks: readonly PracticeTask[]): boolean {
  const { storage, opened } = usePractice()
  // Students of a class who share this device have the same tasks.
  const key = `homework-done:${studentHash(opened.practiceToken)}`
  const [known] = useState(() => new Set(storage.getItem(key)?.split(' ')))
  const done = tasks.flatMap(({ id, state }) => (state === 'done' ? [id] : []))
  const isNew = done.some((id) => !known.has(id))
  const all = [...known.union(new Set(done))].slice(-kept).join(' ')
  useEffect(() => {
    if (isNew) storage.setItem(key, all)
  }, [storage, key, isNew, all])
  return isNew
}
