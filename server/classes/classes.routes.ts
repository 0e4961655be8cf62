import { classes } from '#contract/people/classes.ts'
import {
  addClass,
  archiveClass,
  editClass,
  getClass,
  removeClass,
  restoreClass,
} from '#server/classes/classes.actions.ts'
import { countClasses, listClasses } from '#server/classes/classes.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const classesRoutes = (mount: Mount, { db }: Services) =>
  mount(classes, {
    list: async ({ account, query: { status = 'active' } }) => {
      const [items, counts] = await Promise.all([
        listClasses(db, account.reach, status),
        countClasses(db, account.reach),
      ])
      return { items, total: items.length, counts }
    },
    add: ({ account, write, body }) => write((tx) => addClass(tx, account, body)),
    get: ({ account, params }) => getClass(db, account.reach, params.id),
    edit: ({ account, write, params, body }) => write((tx) => editClass(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeClass(tx, account, params.id)),
    archive: ({ account, write, params }) => write((tx) => archiveClass(tx, account, params.id)),
    restore: ({ account, write, params }) => write((tx) => restoreClass(tx, account, params.id)),
  })
