import type { Class } from '#contract/classes.ts'

/** What can lie over a page of classes. */
export type ClassOverlay = { kind: 'create' } | { kind: 'edit' | 'delete' | 'addStudents' | 'renewLinks'; one: Class }

/** What can be done to one class. */
export interface ClassActs {
  edit: (one: Class) => void
  renewLinks: (one: Class) => void
  remove: (one: Class) => void
}
