import { classes } from '#contract/people/classes.ts'
import { addClass, editClass, getClass, removeClass } from '#server/classes/classes.actions.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const classesRoutes = (mount: Mount, { db }: Services) =>
  mount(classes, {
    list: async ({ account }) => {
      const items = await listClasses(db, account.reach)
      return { items, total: items.length }
    },
    add: ({ account, write, body }) => write((tx) => addClass(tx, account, body)),
    get: ({ account, params }) => getClass(db, account.reach, params.id),
    edit: ({ account, write, params, body }) => write((tx) => editClass(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeClass(tx, account, params.id)),
  })
