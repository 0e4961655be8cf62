import type { Gateway } from '#server/billing/gateway.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** Plays a payment provider on the spot: no account, no card, no money. */
export const createSandbox = (): Gateway => ({
  name: 'sandbox',
  startTrial: async ({ tier, days, now }) => ({
    status: 'trialing',
    tier,
    subscription_end_date: new Date(Date.parse(now) + days * dayInMs).toISOString(),
  }),
  changeTier: async (standing, tier) => ({ ...standing, tier }),
})
