import * as z from 'zod/mini'
import { tiers } from './plans.ts'

/** The sandbox's test cards, named by their effect. */
export const testCards = ['good', 'declined', 'confirmed', 'expiring', 'failing'] as const
export type TestCard = (typeof testCards)[number]

export const Checkout = z.object({
  purpose: z.enum(['subscription', 'card']),
  tier: z.nullable(z.enum(tiers)),
  /** The page of this application to return to. */
  from: z.nullable(z.string()),
})
export type Checkout = z.output<typeof Checkout>
