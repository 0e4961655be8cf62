import * as z from 'zod/mini'
import { tiers } from './plans.ts'

/** The test cards of the sandbox, by what they do. */
export const testCards = ['good', 'declined', 'confirmed', 'expiring', 'failing'] as const
export type TestCard = (typeof testCards)[number]

/** A page of the sandbox on which a subscription is paid or a card is added. */
export const Checkout = z.object({
  purpose: z.enum(['subscription', 'card']),
  tier: z.nullable(z.enum(tiers)),
  /** Where the school came from, a path of this application. */
  from: z.nullable(z.string()),
})
export type Checkout = z.output<typeof Checkout>
