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
import { notifyOfSubscription } from '#server/notices/notify.actions.ts'
import type { Services } from '#server/services/services.ts'

export interface Reading {
  number: number
  state: CustomerState
}

const noSubscription: CustomerState = { ...noSubscriptionState, payment_methods: [] }

/** Null without a customer. The number is taken before the call, so that it orders the readings. */
export async function readSchool(db: Kysely<Tables>, gateway: Gateway, school_id: string): Promise<Reading | null> {
  const customer = await findCustomer(db, gateway.name, school_id)
  if (!customer) return null
  const number = await nextReading(db)
  const state = await gateway.read(customer)
  return { number, state: state ?? noSubscription }
}

/** Saves the reading unless a newer one was saved, logs the changes and notifies the school. Idempotent. */
export async function applyReading(
  services: Pick<Services, 'jobs'>,
  tx: Transaction<Tables>,
  actor: Actor,
  { number, state }: Reading,
): Promise<void> {
  const before = await lockSubscription(tx, actor.school_id)
  // A deleted customer had a plan: the status is `canceled`, not `none`.
  const after = state.status === 'none' && before.tier ? endedOf(before, state) : state
  if (!(await saveReading(tx, actor.school_id, number, after))) return
  const { now } = before
  const changes = changesBetween(before, after, now)
  for (const [action, details] of changes) await record(tx, actor, action, details)
  const hasFailed = changes.some(([action]) => action === 'payment_failed')
  const tier = after.tier ?? before.tier
  await notifyOfSubscription(services, tx, actor.school_id, {
    ...after,
    tier,
    hasFailed,
    isPaidUp: isPaidUp(after, now),
    now,
  })
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

export async function syncSchool(
  services: Pick<Services, 'db' | 'gateway' | 'jobs'>,
  school_id: string,
): Promise<void> {
  const { db, gateway } = services
  const reading = await readSchool(db, gateway, school_id)
  if (reading) await db.transaction().execute((tx) => applyReading(services, tx, { school_id }, reading))
}
