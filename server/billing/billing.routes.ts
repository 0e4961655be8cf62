import { billing } from '#contract/billing.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { changeTier, describeBilling, startTrial } from '#server/billing/billing.actions.ts'
import type { Gateway } from '#server/billing/gateway.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

/** The subscription of a school. */
export const billingRoutes = (mount: Mount, { db, config }: Services, gateway: Gateway) =>
  mount(billing, {
    get: ({ account }) => describeBilling(db, gateway, config.trialDays, account.school_id),
    subscribe: ({ account, write, body }) =>
      write(async (tx) => {
        await startTrial(tx, gateway, account, body.tier, config.trialDays)
        return { user: await findUser(tx, account) }
      }),
    change: ({ account, write, body }) =>
      write(async (tx) => {
        await changeTier(tx, gateway, account, body.tier)
        return { user: await findUser(tx, account) }
      }),
  })
