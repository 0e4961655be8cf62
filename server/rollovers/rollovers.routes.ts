import { rollovers } from '#contract/people/rollovers.ts'
import type { Mount } from '#server/http/mount.ts'
import { listRollovers } from '#server/rollovers/rollovers.queries.ts'
import { rehearseRollover, startRollover } from '#server/rollovers/start.actions.ts'
import { undoRollover } from '#server/rollovers/undo.actions.ts'
import type { Services } from '#server/services/services.ts'

export const rolloversRoutes = (mount: Mount, services: Services) =>
  mount(rollovers, {
    list: async ({ account }) => ({ items: await listRollovers(services.db, account.school_id) }),
    rehearse: ({ account, body }) =>
      services.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => rehearseRollover(tx, account, body)),
    start: ({ account, write, body }) => write((tx) => startRollover(services, tx, account, body)),
    undo: ({ account, write, params }) => write((tx) => undoRollover(tx, account, params.id)),
  })
