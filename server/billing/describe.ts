import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Billing, AccessEndReason, Prices } from '#contract/billing/billing.ts'
import { findSubscription, type Subscription } from '#server/billing/billing.queries.ts'
import type { Gateway } from '#server/services/gateway.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { countLanguages } from '#server/languages/languages.queries.ts'
import { countSeats } from '#server/students/seats.ts'

/** Reads from the database only, so that it works while the provider is down. */
export async function describeBilling(
  db: Kysely<Tables>,
  gateway: Gateway,
  trialDays: number,
  school_id: string,
): Promise<Billing> {
  const subscription = await findSubscription(db, school_id)
  const { status, tier, subscription_end_date, renews, is_trial_used, payment_methods } = subscription
  return {
    provider: gateway.name,
    trial_days: is_trial_used ? null : trialDays,
    status,
    tier,
    subscription_end_date,
    renews: renews && status !== 'canceled',
    ended_by: endReasonOf(subscription),
    usage: { students: await countSeats(db, school_id), languages: await countLanguages(db, school_id) },
    payment_methods,
    prices: await Promise.race([gateway.prices(), unknownPrices()]),
  }
}

/** The page shows without prices after this time; the next request has them. */
const pricesTimeoutMs = 1000

async function unknownPrices(): Promise<Prices> {
  await pause(pricesTimeoutMs, undefined, { ref: false })
  return { starter: null, plus: null, pro: null }
}

function endReasonOf({
  status,
  written_status,
  subscription_end_date,
  ended_by,
  now,
}: Subscription): AccessEndReason | null {
  if (status === 'past_due' || status === 'unpaid' || status === 'incomplete') return 'failure'
  if (status !== 'canceled' || Date.parse(subscription_end_date ?? '') > Date.parse(now)) return null
  return written_status === 'trialing' ? 'trial' : (ended_by ?? 'school')
}
