import type { Kysely, Transaction } from 'kysely'
import { type Actor, record } from '#server/audit/audit.queries.ts'
import {
  findCustomer,
  lockSubscription,
  nextReading,
  saveReading,
  type Subscription,
} from '#server/billing/billing.queries.ts'
import { changesBetween, isPaidUp } from '#server/billing/changes.ts'
import { type CustomerState, type Gateway, noSubscriptionState } from '#server/services/gateway.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { tellOfPlan } from '#server/notices/tell.actions.ts'
import type { Services } from '#server/services/services.ts'

/** What was read of a school at its provider, and when in the order of all readings. */
export interface Reading {
  number: number
  state: CustomerState
}

const gone: CustomerState = { ...noSubscriptionState, payment_methods: [] }

/** Reads where a school stands at its provider; null where it is nobody's customer. Its number is taken before the provider is asked. */
export async function readSchool(db: Kysely<Tables>, gateway: Gateway, school_id: string): Promise<Reading | null> {
  const customer = await findCustomer(db, gateway.name, school_id)
  if (!customer) return null
  const number = await nextReading(db)
  const state = await gateway.read(customer)
  return { number, state: state ?? gone }
}

/**
 * Writes down what was read, unless something newer was read meanwhile, what has changed by it in the log, and what the school should know.
 * Reading again and writing again changes nothing, so that this may be done at any time and by anybody.
 */
export async function applyReading(
  services: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  actor: Actor,
  { number, state }: Reading,
): Promise<void> {
  const before = await lockSubscription(tx, actor.school_id)
  // A customer who is gone leaves an end behind, not a school that never had a plan.
  const after = state.status === 'none' && before.tier ? endedOf(before, state) : state
  if (!(await saveReading(tx, actor.school_id, number, after))) return
  const { now } = before
  const changes = changesBetween(before, after, now)
  for (const [action, details] of changes) await record(tx, actor, action, details)
  const hasFailed = changes.some(([action]) => action === 'payment_failed')
  const tier = after.tier ?? before.tier
  await tellOfPlan(services, tx, actor.school_id, { ...after, tier, hasFailed, isPaidUp: isPaidUp(after, now), now })
}

function endedOf(
  { status, subscription_end_date, ended_by, now, tier }: Subscription,
  state: CustomerState,
): CustomerState {
  const isOver =
    status === 'canceled' && subscription_end_date !== null && Date.parse(subscription_end_date) <= Date.parse(now)
  return {
    ...state,
    status: 'canceled',
    tier,
    subscription_end_date: isOver ? subscription_end_date : new Date(now).toISOString(),
    ended_by: ended_by ?? 'school',
  }
}

/** Reads where a school stands at its provider and writes it down, in a transaction of its own. */
export async function syncSchool(
  services: Pick<Services, 'db' | 'gateway' | 'jobs'>,
  school_id: string,
): Promise<void> {
  const { db, gateway } = services
  const reading = await readSchool(db, gateway, school_id)
  if (reading) await db.transaction().execute((tx) => applyReading(services, tx, { school_id }, reading))
}
