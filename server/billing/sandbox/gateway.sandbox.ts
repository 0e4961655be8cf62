import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { tiers } from '#contract/billing/plans.ts'
import { type Card, type CustomerState, type Gateway, noSubscriptionState } from '#server/services/gateway.ts'
import { isLive, makePrimary } from '#server/billing/sandbox/pay.ts'
import { startTrial, addInvoice, canBeCharged, runDueEvents, primaryOf } from '#server/billing/sandbox/due-events.ts'
import {
  testCards,
  emptyState,
  type SandboxCard,
  type SandboxCheckout,
  type SandboxState,
} from '#server/billing/sandbox/state.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const prefix = 'sandbox_'
const schoolOf = (customer: string): string => customer.slice(prefix.length)

export const withSandboxState = <T>(
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
    if (!row) throw new Error('a sandbox account has no school')
    const now = new Date(row.now).toISOString()
    runDueEvents(row.state, now)
    const result = work(row.state, now)
    await sql`update sandbox_accounts set state = ${JSON.stringify(row.state)}::jsonb where school_id = ${school_id}`.execute(
      tx,
    )
    return result
  })

export function createSandbox(db: Kysely<Tables>): Gateway {
  const withState = <T>(customer: string, work: (state: SandboxState, now: string) => T) =>
    withSandboxState(db, schoolOf(customer), work)
  const withLiveState = (customer: string, work: (state: SandboxState, now: string) => void) =>
    withState(customer, (state, now) => {
      if (!isLive(state)) throw new ApiError('forbidden', {}, 'There is no running subscription.')
      work(state, now)
    })
  return {
    name: 'sandbox',
    prices: async () => ({ starter: null, plus: null, pro: null }),
    createCustomer: async ({ school_id }) => prefix + school_id,
    isKnown: async () => true,
    read: (customer) => withState(customer, customerState),
    subscribe: (redirect, { tier, trialDays }) =>
      withState(redirect.customer, (state, now) => {
        if (isLive(state)) throw new ApiError('forbidden', {}, 'There is a running subscription.')
        if (trialDays === null) return createCheckout(state, { purpose: 'subscription', tier, from: redirect.from })
        startTrial(state, tier, now, trialDays)
        return null
      }),
    change: ({ customer }, tier) =>
      withLiveState(customer, (state, now) => {
        const { subscription } = state
        if (!subscription || subscription.tier === tier) return
        const isUp = tiers.indexOf(tier) > tiers.indexOf(subscription.tier)
        const isCharged = isUp && subscription.status === 'active'
        if (isCharged && !canBeCharged(primaryOf(state), now))
          throw new ApiError('provider_failed', { reason: 'card_declined' })
        subscription.tier = tier
        if (isCharged) addInvoice(state, subscription, now, 'paid')
      }),
    cancel: ({ customer }) =>
      withLiveState(customer, ({ subscription }) => {
        if (subscription) subscription.cancels = true
      }),
    resume: ({ customer }) =>
      withLiveState(customer, ({ subscription }) => {
        if (subscription) subscription.cancels = false
      }),
    portal: async ({ from }) => `/upgrade/portal${from ? `?${new URLSearchParams({ from }).toString()}` : ''}`,
    addCard: ({ customer, from }) =>
      withState(customer, (state) => createCheckout(state, { purpose: 'card', tier: null, from })),
    finish: async () => undefined,
    makePrimary: async (customer, ref) => {
      await withState(customer, (state, now) => makePrimary(state, ref, now))
    },
    removeCard: (customer, ref) =>
      withState(customer, (state) => {
        state.cards = state.cards.filter((card) => card.ref !== ref)
      }),
    invoices: (customer) =>
      withState(customer, ({ invoices }) =>
        invoices
          .slice(0, 100)
          .map(({ ref, number, at, status, tier }) => ({ id: ref, number, at, status, tier, price: null, url: null })),
      ),
    erase: async () => undefined,
  }
}

function createCheckout(state: SandboxState, page: Omit<SandboxCheckout, 'ref' | 'status'>): string {
  const ref = randomUUID()
  // Replaces older checkouts, so that two tabs can't pay twice.
  state.checkouts = [{ ...page, ref, status: 'open' }]
  return `/upgrade/checkout/${ref}`
}

function customerState(state: SandboxState): CustomerState {
  const payment_methods = state.cards.toSorted((one, other) => Number(other.primary) - Number(one.primary)).map(cardOf)
  const { subscription } = state
  if (!subscription) return { ...noSubscriptionState, payment_methods }
  const { ref, status, tier, ends_at, cancels, ended_by, trial_started_at } = subscription
  const willEnd = cancels && (status === 'active' || status === 'trialing')
  return {
    subscription: ref,
    status: willEnd ? 'canceled' : status,
    tier,
    subscription_end_date: ends_at,
    renews: !willEnd && (status === 'active' || (status === 'trialing' && primaryOf(state) !== undefined)),
    ended_by: status === 'past_due' ? 'failure' : ended_by,
    trial_started_at,
    payment_methods,
  }
}

function cardOf({ ref, kind, primary, expires_at }: SandboxCard): Card {
  const { brand, last4 } = testCards[kind]
  const expiry = new Date(expires_at)
  return { id: ref, ref, brand, last4, exp_month: expiry.getUTCMonth() + 1, exp_year: expiry.getUTCFullYear(), primary }
}
