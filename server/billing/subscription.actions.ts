import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findCustomer, findSubscription, saveCustomer, type Subscription } from '#server/billing/billing.queries.ts'
import { findExcess } from '#server/billing/excess.ts'
import type { Gateway, Order, Visit } from '#server/services/gateway.ts'
import { applyReading, readSchool } from '#server/billing/sync.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { lockCaps } from '#server/school/caps.ts'
import { keepActive, refuseForeignStudents } from '#server/students/keep-active.ts'

type Tx = Transaction<Tables>

export interface SubscriptionContext {
  /** For what must persist even if the transaction is rolled back. */
  db: Kysely<Tables>
  tx: Tx
  gateway: Gateway
  jobs: Jobs
  account: Account
  key: string
}
type ReturnTarget = Pick<Visit, 'back' | 'from' | 'language'>

export async function customerOf({ db, tx, gateway, account, key }: SubscriptionContext): Promise<string> {
  const { school_id } = account
  const known = await findCustomer(tx, gateway.name, school_id)
  if (known && (await gateway.isKnown(known))) return known
  const { email, school } = await findUser(tx, account)
  const customer = await gateway.createCustomer({ school_id, name: school.name, email, key: `${key}-customer` })
  // Committed at once, so that the customer is found even if the transaction fails.
  await db
    .transaction()
    .execute((separateTx) => saveCustomer(separateTx, school_id, { provider: gateway.name, customer }))
  return customer
}

/** Returns the address of the checkout, or null if the subscription has started. */
export async function subscribe(
  act: SubscriptionContext,
  tier: Tier,
  trialDays: number,
  back: ReturnTarget,
): Promise<string | null> {
  const { tx, gateway, account, key } = act
  const known = await findSubscription(tx, account.school_id)
  if (isRunning(known) || isOwing(known)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
  const visit = { customer: await customerOf(act), key, ...back }
  const plan = { tier, trialDays: known.is_trial_used ? null : trialDays, school_id: account.school_id }
  const url = await gateway.subscribe(visit, plan).catch(ignoreAlreadyRunning)
  if (!url) await sync(act)
  return url
}

// A repeated call whose first answer was lost: sync reads what the provider has.
function ignoreAlreadyRunning(error: unknown): null {
  if (error instanceof ApiError && error.code === 'forbidden') return null
  throw error
}

interface PlanRequest {
  tier: Tier
  accept?: boolean | undefined
  keep_active?: string[] | undefined
}

export async function changeTier(
  act: SubscriptionContext,
  { tier, accept, keep_active: kept }: PlanRequest,
): Promise<void> {
  const { tx, gateway, account } = act
  const known = await findSubscription(tx, account.school_id)
  if (known.status !== 'trialing' && known.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to change.')
  if (kept) await refuseForeignStudents(tx, account.school_id, kept)
  const excess = await findExcess(tx, account.school_id, tier, accept ? kept : undefined)
  if (excess && (!accept || (kept && excess.over > 0))) throw new ApiError('over_new_limit', excess)
  if (known.tier !== tier) {
    const order = subscriptionRefOf(known, act)
    await gateway.change(order, tier)
    if (!accept) await recheckLimits(act, order, { from: known.tier, to: tier })
    await sync(act)
  }
  if (accept && kept) await keepActive(tx, account, kept)
}

// Students or languages may have been added while the provider was called.
async function recheckLimits(
  { tx, gateway, account }: SubscriptionContext,
  order: Order,
  { from, to }: { from: Tier | null; to: Tier },
): Promise<void> {
  await lockCaps(tx, account)
  const excess = await findExcess(tx, account.school_id, to)
  if (!excess || !from) return
  await gateway.change({ ...order, key: `${order.key}-back` }, from)
  throw new ApiError('over_new_limit', excess)
}

export async function cancel(act: SubscriptionContext): Promise<void> {
  const known = await findSubscription(act.tx, act.account.school_id)
  if (known.status !== 'trialing' && known.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to cancel.')
  await act.gateway.cancel(subscriptionRefOf(known, act))
  await sync(act)
}

export async function resume(act: SubscriptionContext): Promise<void> {
  const known = await findSubscription(act.tx, act.account.school_id)
  if (known.status !== 'canceled' || !isRunning(known))
    throw new ApiError('forbidden', {}, 'There is no cancelled subscription that still runs.')
  await act.gateway.resume(subscriptionRefOf(known, act))
  await sync(act)
}

export async function sync({ tx, gateway, jobs, account }: Omit<SubscriptionContext, 'db' | 'key'>): Promise<void> {
  const reading = await readSchool(tx, gateway, account.school_id)
  if (reading) await applyReading({ jobs }, tx, account, reading)
}

const isRunning = ({ status, subscription_end_date: end, now }: Subscription): boolean =>
  status === 'trialing' ||
  status === 'active' ||
  (status === 'canceled' && end !== null && Date.parse(end) > Date.parse(now))

const isOwing = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid'

function subscriptionRefOf({ customer, subscription }: Subscription, { key }: SubscriptionContext): Order {
  if (!customer || !subscription) throw new ApiError('forbidden', {}, 'The provider does not know this subscription.')
  return { customer, subscription, key }
}
