import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/billing/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findCustomer, findSubscription, saveCustomer, type Subscription } from '#server/billing/billing.queries.ts'
import { findExcess } from '#server/billing/excess.ts'
import type { Gateway, SubscriptionRef, RedirectSession } from '#server/services/gateway.ts'
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
type ReturnTarget = Pick<RedirectSession, 'returnUrl' | 'from' | 'language'>

export async function customerOf({ db, tx, gateway, account, key }: SubscriptionContext): Promise<string> {
  const { school_id } = account
  const current = await findCustomer(tx, gateway.name, school_id)
  if (current && (await gateway.isKnown(current))) return current
  const { email, school } = await findUser(tx, account)
  const customer = await gateway.createCustomer({ school_id, name: school.name, email, key: `${key}-customer` })
  // Committed at once, so that the customer is found even if the transaction fails.
  await db
    .transaction()
    .execute((separateTx) => saveCustomer(separateTx, school_id, { provider: gateway.name, customer }))
  return customer
}

/** The address of the checkout; null if the subscription has started. */
export async function subscribe(
  context: SubscriptionContext,
  tier: Tier,
  trialDays: number,
  target: ReturnTarget,
): Promise<string | null> {
  const { tx, gateway, account, key } = context
  const current = await findSubscription(tx, account.school_id)
  if (isRunning(current) || isOwing(current)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
  const redirect = { customer: await customerOf(context), key, ...target }
  const plan = { tier, trialDays: current.is_trial_used ? null : trialDays, school_id: account.school_id }
  const url = await gateway.subscribe(redirect, plan).catch(ignoreAlreadyRunning)
  if (!url) await sync(context)
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
  context: SubscriptionContext,
  { tier, accept, keep_active: keptActive }: PlanRequest,
): Promise<void> {
  const { tx, gateway, account } = context
  const current = await findSubscription(tx, account.school_id)
  if (current.status !== 'trialing' && current.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to change.')
  if (keptActive) await refuseForeignStudents(tx, account.school_id, keptActive)
  const excess = await findExcess(tx, account.school_id, tier, accept ? keptActive : undefined)
  if (excess && (!accept || (keptActive && excess.over > 0))) throw new ApiError('over_new_limit', excess)
  if (current.tier !== tier) {
    const ref = subscriptionRefOf(current, context)
    await gateway.change(ref, tier)
    if (!accept) await recheckLimits(context, ref, { from: current.tier, to: tier })
    await sync(context)
  }
  if (accept && keptActive) await keepActive(tx, account, keptActive)
}

// Students or languages may have been added while the provider was called.
async function recheckLimits(
  { tx, gateway, account }: SubscriptionContext,
  ref: SubscriptionRef,
  { from, to }: { from: Tier | null; to: Tier },
): Promise<void> {
  await lockCaps(tx, account)
  const excess = await findExcess(tx, account.school_id, to)
  if (!excess || !from) return
  await gateway.change({ ...ref, key: `${ref.key}-back` }, from)
  throw new ApiError('over_new_limit', excess)
}

export async function cancel(context: SubscriptionContext): Promise<void> {
  const current = await findSubscription(context.tx, context.account.school_id)
  if (current.status !== 'trialing' && current.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to cancel.')
  await context.gateway.cancel(subscriptionRefOf(current, context))
  await sync(context)
}

export async function resume(context: SubscriptionContext): Promise<void> {
  const current = await findSubscription(context.tx, context.account.school_id)
  if (current.status !== 'canceled' || !isRunning(current))
    throw new ApiError('forbidden', {}, 'There is no cancelled subscription that still runs.')
  await context.gateway.resume(subscriptionRefOf(current, context))
  await sync(context)
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

function subscriptionRefOf({ customer, subscription }: Subscription, { key }: SubscriptionContext): SubscriptionRef {
  if (!customer || !subscription) throw new ApiError('forbidden', {}, 'The provider does not know this subscription.')
  return { customer, subscription, key }
}
