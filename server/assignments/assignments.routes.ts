import { assignments } from '#contract/teaching/assignments.ts'
import { listAssignments, setAssignments } from '#server/assignments/assignments.actions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const assignmentsRoutes = (mount: Mount, { db }: Services) =>
  mount(assignments, {
    list: async ({ account, query }) => ({ items: await listAssignments(db, account.reach, query) }),
    set: async ({ account, write, body }) => ({ changed: await write((tx) => setAssignments(tx, account, body)) }),
  })
