import type { Class } from '#contract/classes.ts'

/** What can be done to one class. */
export interface ClassActs {
  edit: (one: Class) => void
  remove: (one: Class) => void
}
