import * as z from 'zod/mini'
import { User } from './auth.ts'
import { defineApi } from './endpoint.ts'
import { tiers } from './plans.ts'

/** Why access ended; null while it lasts, and for a school that never had any. */
export const endings = ['trial', 'failure', 'school'] as const
export type Ending = (typeof endings)[number]

export const Billing = z.object({
  /** The provider that plays or takes payments; `sandbox` moves no money. */
  provider: z.enum(['sandbox']),
  /** Days of the trial that is still to be had; null once it was used. */
  trial_days: z.nullable(z.int()),
  ended_by: z.nullable(z.enum(endings)),
  usage: z.object({ students: z.int(), languages: z.int() }),
})
export type Billing = z.output<typeof Billing>

const Choice = z.strictObject({ tier: z.enum(tiers) })
const Changed = z.object({ user: User })

export const billing = defineApi({
  get: {
    method: 'GET',
    path: '/billing',
    summary: 'What a school needs to choose a plan.',
    access: 'account',
    returns: Billing,
  },
  subscribe: {
    method: 'POST',
    path: '/billing/subscribe',
    summary: 'Start the trial on a plan.',
    access: 'account',
    body: Choice,
    returns: Changed,
    idempotent: true,
    fails: ['forbidden'],
  },
  change: {
    method: 'POST',
    path: '/billing/change',
    summary: 'Go on with another plan, in force at the next request.',
    access: 'account',
    body: Choice,
    returns: Changed,
    idempotent: true,
    fails: ['forbidden', 'over_new_limit'],
  },
})
