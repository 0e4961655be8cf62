import { type Kysely, sql, type Transaction } from 'kysely'
import type { SubscriptionStatus } from '#contract/access.ts'
import type { Tier } from '#contract/plans.ts'
import { subscriptionStatus } from '#server/auth/sessions.queries.ts'
import type { Standing } from '#server/billing/gateway.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** What the school's row says of its subscription, and the database's time. */
export interface Subscription {
  status: SubscriptionStatus
  /** The status as it was written down: a trial that has ended is still `trialing` here. */
  written_status: SubscriptionStatus
  tier: Tier | null
  subscription_end_date: string | null
  is_trial_used: boolean
  now: string
}

const columns = sql`
  ${subscriptionStatus} as status, s.subscription_status as written_status, s.tier, s.subscription_end_date,
  s.trial_started_at is not null as is_trial_used, now() as now`

/** The subscription of a school. */
export async function findSubscription(db: Kysely<Tables>, school_id: string): Promise<Subscription> {
  const { rows } = await sql<Subscription>`select ${columns} from schools s where s.id = ${school_id}`.execute(db)
  return existing(rows[0])
}

/** The subscription of a school, held still until the transaction ends. */
export async function lockSubscription(tx: Transaction<Tables>, school_id: string): Promise<Subscription> {
  const { rows } =
    await sql<Subscription>`select ${columns} from schools s where s.id = ${school_id} for no key update`.execute(tx)
  return existing(rows[0])
}

function existing(subscription: Subscription | undefined): Subscription {
  if (!subscription) throw new Error('an account without its school')
  return subscription
}

/** Writes down where the subscription stands. */
export async function saveStanding(
  tx: Transaction<Tables>,
  school_id: string,
  { status, tier, subscription_end_date }: Standing,
): Promise<void> {
  await sql`
    update schools set subscription_status = ${status}, tier = ${tier}, subscription_end_date = ${subscription_end_date},
      trial_started_at = case when ${status} = 'trialing' then coalesce(trial_started_at, now()) else trial_started_at end
    where id = ${school_id}`.execute(tx)
}
