import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { subscriptionStatuses } from '#contract/access.ts'
import { Billing, PaymentMethod } from '#contract/billing/billing.ts'
import { tiers } from '#contract/billing/plans.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import type { CustomerState, SubscriptionState } from '#server/services/gateway.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

const maxTransactionSeconds = 60

/** Serializes billing changes of a school, in all processes, and allows the transaction to wait for the provider. */
export async function lockBilling(tx: Tx, school_id: string): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${maxTransactionSeconds}s`}, true),
    set_config('lock_timeout', ${`${maxTransactionSeconds / 2}s`}, true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${school_id}`}, 0))`.execute(tx)
}

const Subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** The stored status: a trial that has ended is still `trialing` here. */
  written_status: z.enum(subscriptionStatuses),
  tier: z.nullable(z.enum(tiers)),
  subscription_end_date: z.nullable(z.iso.datetime()),
  renews: z.boolean(),
  ended_by: Billing.shape.ended_by,
  is_trial_used: z.boolean(),
  now: z.iso.datetime(),
  provider: z.nullable(Billing.shape.provider),
  customer: z.nullable(z.string()),
  subscription: z.nullable(z.string()),
  payment_methods: z.array(z.extend(PaymentMethod, { ref: z.string() })),
})
export type Subscription = z.output<typeof Subscription>

const columns = sql`
  ${subscriptionStatus} as status, s.subscription_status as written_status, s.tier, s.subscription_end_date,
  s.subscription_renews as renews, s.subscription_ended_by as ended_by, s.trial_started_at is not null as is_trial_used,
  now() as now, b.provider, b.customer, b.subscription, coalesce(b.payment_methods, '[]') as payment_methods`

export async function findSubscription(db: Kysely<Tables>, school_id: string): Promise<Subscription> {
  const rows = await rowsOf(
    db,
    Subscription,
    sql`
    select ${columns} from schools s left join billing_accounts b on b.school_id = s.id where s.id = ${school_id}`,
  )
  return requireSubscription(rows[0])
}

export async function lockSubscription(tx: Tx, school_id: string): Promise<Subscription> {
  const rows = await rowsOf(
    tx,
    Subscription,
    sql`
    select ${columns} from schools s left join billing_accounts b on b.school_id = s.id
    where s.id = ${school_id} for no key update of s`,
  )
  return requireSubscription(rows[0])
}

function requireSubscription(subscription: Subscription | undefined): Subscription {
  if (!subscription) throw new Error('an account has no school')
  return subscription
}

export async function nextReading(db: Kysely<Tables>): Promise<number> {
  const rows = await rowsOf(db, z.object({ reading: z.int() }), sql`select nextval('billing_readings') as reading`)
  return rows[0]?.reading ?? 0
}

/** False, with nothing saved, if a newer reading was saved already. */
export async function saveReading(tx: Tx, school_id: string, reading: number, state: CustomerState): Promise<boolean> {
  const cards = JSON.stringify(state.payment_methods)
  const { rows } = await sql`
    update billing_accounts set subscription = ${state.subscription}, payment_methods = ${cards}::jsonb,
      reading = ${reading}::bigint, read_at = now()
    where school_id = ${school_id} and reading < ${reading}::bigint returning 1`.execute(tx)
  if (rows.length > 0) await saveSubscriptionState(tx, school_id, state)
  return rows.length > 0
}

// An unknown price leaves the tier as it was, and counts as the lowest one where there was none.
async function saveSubscriptionState(
  tx: Tx,
  school_id: string,
  { status, tier, subscription_end_date, renews, ended_by, trial_started_at }: SubscriptionState,
): Promise<void> {
  await sql`
    update schools set subscription_status = ${status}, tier = coalesce(${tier}, tier, case when ${status} <> 'none' then 'starter' end), subscription_end_date = ${subscription_end_date},
      subscription_renews = ${renews}, subscription_ended_by = ${ended_by},
      trial_started_at = coalesce(trial_started_at, ${trial_started_at}::timestamptz)
    where id = ${school_id}`.execute(tx)
}

interface CustomerRef {
  provider: Billing['provider']
  customer: string
}

export async function saveCustomer(tx: Tx, school_id: string, { provider, customer }: CustomerRef): Promise<void> {
  await sql`
    insert into billing_accounts as b (school_id, provider, customer) values (${school_id}, ${provider}, ${customer})
    on conflict (school_id) do update set provider = excluded.provider, customer = excluded.customer, subscription = null,
      payment_methods = '[]', read_at = null
    where b.provider <> excluded.provider or b.customer <> excluded.customer`.execute(tx)
  await sql`delete from billing_customers where school_id = ${school_id} and customer <> ${customer}`.execute(tx)
  await sql`
    insert into billing_customers (customer, school_id) values (${customer}, ${school_id}) on conflict (customer) do nothing`.execute(
    tx,
  )
}

export async function findCustomer(
  db: Kysely<Tables>,
  provider: Billing['provider'],
  school_id: string,
): Promise<string | null> {
  const rows = await rowsOf(
    db,
    z.object({ customer: z.string() }),
    sql`
    select customer from billing_accounts where school_id = ${school_id} and provider = ${provider}`,
  )
  return rows[0]?.customer ?? null
}

export async function findSchoolOfCustomer(db: Kysely<Tables>, customer: string): Promise<string | null> {
  const rows = await rowsOf(
    db,
    z.object({ school_id: z.string() }),
    sql`
    select school_id from billing_customers where customer = ${customer}`,
  )
  return rows[0]?.school_id ?? null
}

/** For this process, schools that were not read for `seconds`, the longest first; without plans that ended 30 days ago. */
export async function claimStaleSchools(
  db: Kysely<Tables>,
  provider: Billing['provider'],
  seconds: number,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ school_id: z.string() }),
    sql`
    update billing_accounts set read_at = now() where school_id in (
      select b.school_id from billing_accounts b join schools s on s.id = b.school_id
      where b.provider = ${provider} and (b.read_at is null or b.read_at < now() - make_interval(secs => ${seconds}::int))
        and (s.subscription_status not in ('none', 'canceled') or s.subscription_end_date is null
          or s.subscription_end_date > now() - interval '30 days')
      order by b.read_at nulls first limit ${limit} for update of b skip locked)
    returning school_id`,
  )
  return rows.map(({ school_id }) => school_id)
}

export async function recordEvent(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_events (id) values (${id}) on conflict (id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

export async function isEventRecorded(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from billing_events where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Stripe retries an event for days, not months. */
export const purgeEvents = (db: Kysely<Tables>) =>
  sql`delete from billing_events where received_at < now() - interval '60 days'`.execute(db)

export const endSandbox = (db: Kysely<Tables>) =>
  sql`
    with ended as (delete from billing_accounts where provider = 'sandbox' returning school_id),
    forgotten as (delete from billing_customers c using ended e where c.school_id = e.school_id)
    update schools s set subscription_status = 'none', tier = null, subscription_end_date = null, subscription_renews = false,
      subscription_ended_by = null, trial_started_at = null
    from ended e where s.id = e.school_id`.execute(db)
