import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { subscriptionStatuses } from '#contract/access.ts'
import { Billing, PaymentMethod } from '#contract/billing.ts'
import { tiers } from '#contract/plans.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import type { CustomerState, SubscriptionState } from '#server/services/gateway.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

/** Seconds that one act may take, with all that the provider is asked in it. */
const longestAct = 60

/** Holds what a school does about its subscription until the transaction ends: one act after the other, in every process. The provider may take its time meanwhile. */
export async function holdBilling(tx: Tx, school_id: string): Promise<void> {
  await sql`select set_config('idle_in_transaction_session_timeout', ${`${longestAct}s`}, true),
    set_config('lock_timeout', ${`${longestAct / 2}s`}, true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${school_id}`}, 0))`.execute(tx)
}

/** What is written down of a school's subscription, and the database's time. */
const Subscription = z.object({
  status: z.enum(subscriptionStatuses),
  /** The status as it was written down: a trial that has ended is still `trialing` here. */
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

/** The subscription of a school. */
export async function findSubscription(db: Kysely<Tables>, school_id: string): Promise<Subscription> {
  const rows = await rowsOf(
    db,
    Subscription,
    sql`
    select ${columns} from schools s left join billing_accounts b on b.school_id = s.id where s.id = ${school_id}`,
  )
  return existing(rows[0])
}

/** The subscription of a school, held still until the transaction ends. */
export async function lockSubscription(tx: Tx, school_id: string): Promise<Subscription> {
  const rows = await rowsOf(
    tx,
    Subscription,
    sql`
    select ${columns} from schools s left join billing_accounts b on b.school_id = s.id
    where s.id = ${school_id} for no key update of s`,
  )
  return existing(rows[0])
}

function existing(subscription: Subscription | undefined): Subscription {
  if (!subscription) throw new Error('an account without its school')
  return subscription
}

/** The number of a reading of the provider that is about to begin. */
export async function nextReading(db: Kysely<Tables>): Promise<number> {
  const rows = await rowsOf(db, z.object({ reading: z.int() }), sql`select nextval('billing_readings') as reading`)
  return rows[0]?.reading ?? 0
}

/** Writes down what was read of a customer, unless something newer was; says whether it was written. */
export async function saveReading(tx: Tx, school_id: string, reading: number, state: CustomerState): Promise<boolean> {
  const cards = JSON.stringify(state.payment_methods)
  const { rows } = await sql`
    update billing_accounts set subscription = ${state.subscription}, payment_methods = ${cards}::jsonb,
      reading = ${reading}::bigint, read_at = now()
    where school_id = ${school_id} and reading < ${reading}::bigint returning 1`.execute(tx)
  if (rows.length > 0) await saveStanding(tx, school_id, state)
  return rows.length > 0
}

// What is sold without being a plan of ours leaves the plan as it was, and counts as the lowest where there was none.
async function saveStanding(
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

interface Customer {
  provider: Billing['provider']
  customer: string
}

/** Keeps the customer that a school is at its provider; the one of another provider is forgotten. */
export async function saveCustomer(tx: Tx, school_id: string, { provider, customer }: Customer): Promise<void> {
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

/** The customer that a school is at a provider; null where it is none yet. */
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

/** The school that a customer of the provider is. */
export async function findSchoolOf(db: Kysely<Tables>, customer: string): Promise<string | null> {
  const rows = await rowsOf(
    db,
    z.object({ school_id: z.string() }),
    sql`
    select school_id from billing_customers where customer = ${customer}`,
  )
  return rows[0]?.school_id ?? null
}

/** Takes schools whose subscription was not read for so many seconds, the longest first; whoever takes them reads them, no other process. What ended long ago stays as it is. */
export async function takeUnread(
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

/** Notes that an event was handled; says whether it is the first time. */
export async function noteEvent(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_events (id) values (${id}) on conflict (id) do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Says whether an event was handled. */
export async function isNoted(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from billing_events where id = ${id}`.execute(db)
  return rows.length > 0
}

/** Forgets events that no provider repeats any more. */
export const forgetEvents = (db: Kysely<Tables>) =>
  sql`delete from billing_events where received_at < now() - interval '60 days'`.execute(db)

/** Ends what the sandbox played, once payments are real: nobody goes on with a plan that nobody pays. */
export const endSandbox = (db: Kysely<Tables>) =>
  sql`
    with ended as (delete from billing_accounts where provider = 'sandbox' returning school_id),
    forgotten as (delete from billing_customers c using ended e where c.school_id = e.school_id)
    update schools s set subscription_status = 'none', tier = null, subscription_end_date = null, subscription_renews = false,
      subscription_ended_by = null, trial_started_at = null
    from ended e where s.id = e.school_id`.execute(db)
