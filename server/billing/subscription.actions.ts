import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/plans.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findUser } from '#server/auth/users.queries.ts'
import { findCustomer, findSubscription, saveCustomer, type Subscription } from '#server/billing/billing.queries.ts'
import { findExcess } from '#server/billing/excess.ts'
import type { Gateway, SubscriptionRef, RedirectSession } from '#server/services/gateway.ts'
import { applyReading, readSchool } from '#server/billing/sync.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { lockCaps } from '#server/school/caps.ts'
import { keepActive, refuseStrangers } from '#server/students/keep-active.ts'

type Tx = Transaction<Tables>

/** Who acts on a subscription, with what; the key makes a repeated call the same one at the provider. */
export interface Act {
  /** For what stays although the act fails. */
  db: Kysely<Tables>
  tx: Tx
  gateway: Gateway
  jobs: Jobs
  account: Account
  key: string
}
type Back = Pick<RedirectSession, 'returnUrl' | 'from' | 'language'>

/** The customer that a school is at the provider; made when first needed, and anew where the provider forgot them. */
export async function customerOf({ db, tx, gateway, account, key }: Act): Promise<string> {
  const { school_id } = account
  const known = await findCustomer(tx, gateway.name, school_id)
  if (known && (await gateway.isKnown(known))) return known
  const { email, school } = await findUser(tx, account)
  const customer = await gateway.createCustomer({ school_id, name: school.name, email, key: `${key}-customer` })
  // At once, so that whatever the provider does for this customer is found, even if this act ends in the middle.
  await db.transaction().execute((own) => saveCustomer(own, school_id, { provider: gateway.name, customer }))
  return customer
}

/** Begins a subscription, with the trial where it was not used; gives the address where it is paid, or null where it has begun. */
export async function subscribe(act: Act, tier: Tier, trialDays: number, back: Back): Promise<string | null> {
  const { tx, gateway, account, key } = act
  const known = await findSubscription(tx, account.school_id)
  if (isRunning(known) || isOwing(known)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
  const visit = { customer: await customerOf(act), key, ...back }
  const plan = { tier, trialDays: known.is_trial_used ? null : trialDays, school_id: account.school_id }
  const url = await gateway.subscribe(visit, plan).catch(alreadyRunning)
  if (!url) await sync(act)
  return url
}

// Such as one whose answer was lost: what the provider has is written down then, instead of refused.
function alreadyRunning(error: unknown): null {
  if (error instanceof ApiError && error.code === 'forbidden') return null
  throw error
}

interface Change {
  tier: Tier
  accept?: boolean | undefined
  keep_active?: string[] | undefined
}

/** Goes on with another plan. One that is too small is refused, unless it is accepted; then some students may stay active, or all do, and every language stays on. */
export async function changeTier(act: Act, { tier, accept, keep_active: kept }: Change): Promise<void> {
  const { tx, gateway, account } = act
  const known = await findSubscription(tx, account.school_id)
  if (known.status !== 'trialing' && known.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to change.')
  if (kept) await refuseStrangers(tx, account.school_id, kept)
  const excess = await findExcess(tx, account.school_id, tier, accept ? kept : undefined)
  if (excess && (!accept || (kept && excess.over > 0))) throw new ApiError('over_new_limit', excess)
  if (known.tier !== tier) {
    const order = orderOf(known, act)
    await gateway.change(order, tier)
    if (!accept) await refuseWhatCame(act, order, { from: known.tier, to: tier })
    await sync(act)
  }
  if (accept && kept) await keepActive(tx, account, kept)
}

// Something was added while the provider was asked: nobody has accepted that there is too much now.
async function refuseWhatCame(
  { tx, gateway, account }: Act,
  order: SubscriptionRef,
  { from, to }: { from: Tier | null; to: Tier },
): Promise<void> {
  await lockCaps(tx, account)
  const excess = await findExcess(tx, account.school_id, to)
  if (!excess || !from) return
  await gateway.change({ ...order, key: `${order.key}-back` }, from)
  throw new ApiError('over_new_limit', excess)
}

/** Lets the subscription end with what is paid. */
export async function cancel(act: Act): Promise<void> {
  const known = await findSubscription(act.tx, act.account.school_id)
  if (known.status !== 'trialing' && known.status !== 'active')
    throw new ApiError('forbidden', {}, 'There is no running subscription to cancel.')
  await act.gateway.cancel(orderOf(known, act))
  await sync(act)
}

/** Goes on with a subscription that was cancelled and has not ended. */
export async function resume(act: Act): Promise<void> {
  const known = await findSubscription(act.tx, act.account.school_id)
  if (known.status !== 'canceled' || !isRunning(known))
    throw new ApiError('forbidden', {}, 'There is no cancelled subscription that still runs.')
  await act.gateway.resume(orderOf(known, act))
  await sync(act)
}

/** Reads again where the subscription stands, and writes it down in the caller's transaction. */
export async function sync({ tx, gateway, jobs, account }: Omit<Act, 'db' | 'key'>): Promise<void> {
  const reading = await readSchool(tx, gateway, account.school_id)
  if (reading) await applyReading({ jobs }, tx, account, reading)
}

const isRunning = ({ status, subscription_end_date: end, now }: Subscription): boolean =>
  status === 'trialing' ||
  status === 'active' ||
  (status === 'canceled' && end !== null && Date.parse(end) > Date.parse(now))

const isOwing = ({ status }: Subscription): boolean => status === 'past_due' || status === 'unpaid'

function orderOf({ customer, subscription }: Subscription, { key }: Act): SubscriptionRef {
  // Such as one that the operator wrote into the database.
  if (!customer || !subscription) throw new ApiError('forbidden', {}, 'The provider does not know this subscription.')
  return { customer, subscription, key }
}
