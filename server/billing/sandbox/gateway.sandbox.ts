import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { tiers } from '#contract/plans.ts'
import { type Card, type CustomerState, type Gateway, noSubscriptionState } from '#server/services/gateway.ts'
import { isLive, makePrimary } from '#server/billing/sandbox/pay.ts'
import { beginTrial, bill, paysAt, play, primaryOf } from '#server/billing/sandbox/play.ts'
import {
  cardsOnOffer,
  emptyState,
  type SandboxCard,
  type SandboxCheckout,
  type SandboxState,
} from '#server/billing/sandbox/state.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const prefix = 'sandbox_'
const schoolOf = (customer: string): string => customer.slice(prefix.length)

/** Reads and changes what the sandbox knows of a school, after all that is due has happened; in a transaction of its own, as a provider elsewhere would. */
export const withSandbox = <T>(
  db: Kysely<Tables>,
  school_id: string,
  work: (state: SandboxState, now: string) => T,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`insert into sandbox_accounts (school_id, state) values (${school_id}, ${JSON.stringify(emptyState)}::jsonb)
      on conflict (school_id) do nothing`.execute(tx)
    const rows = await rowsOf(
      tx,
      z.object({ state: z.custom<SandboxState>(), now: z.string() }),
      sql`
      select state, now() as now from sandbox_accounts where school_id = ${school_id} for update`,
    )
    const [row] = rows
    if (!row) throw new Error('an account of the sandbox without its school')
    const now = new Date(row.now).toISOString()
    play(row.state, now)
    const result = work(row.state, now)
    await sql`update sandbox_accounts set state = ${JSON.stringify(row.state)}::jsonb where school_id = ${school_id}`.execute(
      tx,
    )
    return result
  })

/** Plays a payment provider on the product's own pages: no account, no card numbers, no money. */
export function createSandbox(db: Kysely<Tables>): Gateway {
  const on = <T>(customer: string, work: (state: SandboxState, now: string) => T) =>
    withSandbox(db, schoolOf(customer), work)
  const onLive = (customer: string, work: (state: SandboxState, now: string) => void) =>
    on(customer, (state, now) => {
      if (!isLive(state)) throw new ApiError('forbidden', {}, 'There is no running subscription.')
      work(state, now)
    })
  return {
    name: 'sandbox',
    prices: async () => ({ starter: null, plus: null, pro: null }),
    createCustomer: async ({ school_id }) => prefix + school_id,
    isKnown: async () => true,
    read: (customer) => on(customer, customerState),
    subscribe: (visit, { tier, trialDays }) =>
      on(visit.customer, (state, now) => {
        if (isLive(state)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
        if (trialDays === null) return open(state, { purpose: 'subscription', tier, from: visit.from })
        beginTrial(state, tier, now, trialDays)
        return null
      }),
    change: ({ customer }, tier) =>
      onLive(customer, (state, now) => {
        const { subscription } = state
        if (!subscription || subscription.tier === tier) return
        const isUp = tiers.indexOf(tier) > tiers.indexOf(subscription.tier)
        const isCharged = isUp && subscription.status === 'active'
        if (isCharged && !paysAt(primaryOf(state), now))
          throw new ApiError('provider_failed', { reason: 'card_declined' })
        subscription.tier = tier
        if (isCharged) bill(state, subscription, now, 'paid')
      }),
    cancel: ({ customer }) =>
      onLive(customer, ({ subscription }) => {
        if (subscription) subscription.cancels = true
      }),
    resume: ({ customer }) =>
      onLive(customer, ({ subscription }) => {
        if (subscription) subscription.cancels = false
      }),
    portal: async ({ from }) => `/upgrade/portal${from ? `?${new URLSearchParams({ from }).toString()}` : ''}`,
    addCard: ({ customer, from }) => on(customer, (state) => open(state, { purpose: 'card', tier: null, from })),
    finish: async () => undefined,
    makePrimary: async (customer, ref) => {
      await on(customer, (state, now) => makePrimary(state, ref, now))
    },
    removeCard: (customer, ref) =>
      on(customer, (state) => {
        state.cards = state.cards.filter((card) => card.ref !== ref)
      }),
    invoices: (customer) =>
      on(customer, ({ invoices }) =>
        invoices
          .slice(0, 100)
          .map(({ ref, number, at, status, tier }) => ({ id: ref, number, at, status, tier, price: null, url: null })),
      ),
    erase: async () => undefined,
  }
}

function open(state: SandboxState, page: Omit<SandboxCheckout, 'ref' | 'status'>): string {
  const ref = randomUUID()
  // Nobody finishes an older page, so that nothing is paid twice from two tabs.
  state.checkouts = [{ ...page, ref, status: 'open' }]
  return `/upgrade/checkout/${ref}`
}

function customerState(state: SandboxState): CustomerState {
  const payment_methods = state.cards.toSorted((one, other) => Number(other.primary) - Number(one.primary)).map(cardOf)
  const { subscription } = state
  if (!subscription) return { ...noSubscriptionState, payment_methods }
  const { ref, status, tier, ends_at, cancels, ended_by, trial_started_at } = subscription
  const runsOut = cancels && (status === 'active' || status === 'trialing')
  return {
    subscription: ref,
    status: runsOut ? 'canceled' : status,
    tier,
    subscription_end_date: ends_at,
    renews: !runsOut && (status === 'active' || (status === 'trialing' && primaryOf(state) !== undefined)),
    ended_by: status === 'past_due' ? 'failure' : ended_by,
    trial_started_at,
    payment_methods,
  }
}

function cardOf({ ref, kind, primary, expires_at }: SandboxCard): Card {
  const { brand, last4 } = cardsOnOffer[kind]
  const expiry = new Date(expires_at)
  return { id: ref, ref, brand, last4, exp_month: expiry.getUTCMonth() + 1, exp_year: expiry.getUTCFullYear(), primary }
}
