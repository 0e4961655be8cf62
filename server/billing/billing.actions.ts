import type { Kysely, Transaction } from 'kysely'
import type { Billing, Ending } from '#contract/billing.ts'
import { ApiError } from '#contract/errors.ts'
import { plans, type Tier } from '#contract/plans.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { findSubscription, lockSubscription, saveStanding, type Subscription } from '#server/billing/billing.queries.ts'
import type { Gateway } from '#server/billing/gateway.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { countSeats, lockSeats } from '#server/students/seats.ts'

/** What a school needs to choose a plan. */
export async function describeBilling(
  db: Kysely<Tables>,
  gateway: Gateway,
  trialDays: number,
  school_id: string,
): Promise<Billing> {
  const subscription = await findSubscription(db, school_id)
  return {
    provider: gateway.name,
    trial_days: subscription.is_trial_used ? null : trialDays,
    ended_by: endingOf(subscription),
    usage: { students: await countSeats(db, school_id), languages: 0 },
  }
}

function endingOf({ status, written_status, subscription_end_date, now }: Subscription): Ending | null {
  if (status === 'past_due' || status === 'unpaid' || status === 'incomplete') return 'failure'
  if (status !== 'canceled' || Date.parse(subscription_end_date ?? '') > Date.parse(now)) return null
  return written_status === 'trialing' ? 'trial' : 'school'
}

/** Starts the trial, which a school has once. */
export async function startTrial(
  tx: Transaction<Tables>,
  gateway: Gateway,
  account: Account,
  tier: Tier,
  days: number,
): Promise<void> {
  const { is_trial_used, now } = await lockSubscription(tx, account.school_id)
  if (is_trial_used) throw new ApiError('forbidden', {}, 'The trial has been used.')
  await saveStanding(tx, account.school_id, await gateway.startTrial({ tier, days, now }))
  await record(tx, account, 'trial_started', { tier })
}

/** Goes on with another plan; a plan that is too small for the active students is refused. */
export async function changeTier(
  tx: Transaction<Tables>,
  gateway: Gateway,
  account: Account,
  tier: Tier,
): Promise<void> {
  const { school_id } = account
  const { status, tier: current, subscription_end_date } = await lockSubscription(tx, school_id)
  if ((status !== 'trialing' && status !== 'active') || !current || !subscription_end_date)
    throw new ApiError('forbidden', {}, 'There is no running subscription to change.')
  const { used } = await lockSeats(tx, account)
  const limit = plans[tier].students
  if (used > limit) throw new ApiError('over_new_limit', { limit, used, over: used - limit })
  await saveStanding(tx, school_id, await gateway.changeTier({ status, tier: current, subscription_end_date }, tier))
  await record(tx, account, 'plan_changed', { tier })
}
