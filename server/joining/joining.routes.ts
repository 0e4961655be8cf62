import { joining, joinLimits } from '#contract/teaching/joining.ts'
import type { Mount } from '#server/http/mount.ts'
import { createJoin, offerOf, progress } from '#server/joining/join.actions.ts'
import {
  approve,
  approveAll,
  closeOpenCode,
  getJoining,
  listRequests,
  openCode,
  refuse,
} from '#server/joining/joining.actions.ts'
import { countWaiting } from '#server/joining/requests.queries.ts'
import type { Services } from '#server/services/services.ts'

export const joiningRoutes = (mount: Mount, services: Services) => {
  const { db } = services
  const join = createJoin(services)
  mount(joining, {
    get: ({ account, params }) => getJoining(services, account.reach, params.id),
    open: ({ account, write, params, body }) => write((tx) => openCode(services, tx, account, params.id, body)),
    close: ({ account, write, params }) => write((tx) => closeOpenCode(tx, account, params.id)),
    approveAll: ({ account, write, params }) => write((tx) => approveAll(services, tx, account, params.id)),
    waiting: async ({ account }) => ({
      items: await listRequests(db, account.reach, { limit: joinLimits.waiting }),
      total: await countWaiting(db, account.reach),
    }),
    approve: ({ account, write, params, body }) => write((tx) => approve(services, tx, account, params.id, body)),
    refuse: ({ account, write, params }) => write((tx) => refuse(tx, account, params.id)),
    offer: ({ body, caller }) => offerOf(services, body.code, caller),
    join: ({ body, caller }) => join(body, caller),
    progress: ({ body, caller }) => progress(services, body.token, caller),
  })
}
