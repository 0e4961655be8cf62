import { classes } from '#contract/classes.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

/** The classes of a school. */
export const classesRoutes = (mount: Mount, { db }: Services) =>
  mount(classes, {
    list: async ({ account }) => {
      const items = await listClasses(db, account.school_id)
      return { items, total: items.length }
    },
  })
