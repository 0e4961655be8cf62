import type { AccessEndReason } from '#contract/billing/billing.ts'
import type { TestCard } from '#contract/billing/checkouts.ts'
import type { Tier } from '#contract/billing/plans.ts'

/** Times are ISO 8601 strings in fields named `at` or `…_at`, so that moving the clock finds them all. */
export interface SandboxCard {
  ref: string
  kind: TestCard
  primary: boolean
  expires_at: string
}

export interface SandboxSubscription {
  ref: string
  tier: Tier
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  trial_started_at: string | null
  /** Months are counted from here, so that the 31st comes back after February. */
  anchor_at: string
  /** Months after the anchor at which the current period ends; 0 during a trial. */
  months: number
  ends_at: string
  cancels: boolean
  ended_by: AccessEndReason | null
  failures: number
  next_try_at: string | null
}

export interface SandboxInvoice {
  ref: string
  number: string
  at: string
  status: 'paid' | 'open' | 'void'
  tier: Tier
  period_start_at: string
  period_end_at: string
}

export interface SandboxCheckout {
  ref: string
  purpose: 'subscription' | 'card'
  tier: Tier | null
  from: string | null
  status: 'open' | 'done'
}

export interface SandboxState {
  subscription: SandboxSubscription | null
  cards: SandboxCard[]
  invoices: SandboxInvoice[]
  checkouts: SandboxCheckout[]
}

export const emptyState: SandboxState = { subscription: null, cards: [], invoices: [], checkouts: [] }

const month = 30 * 24 * 3600 * 1000
export const testCards: Record<TestCard, { brand: string; last4: string; validMs: number }> = {
  good: { brand: 'visa', last4: '4242', validMs: 36 * month },
  declined: { brand: 'visa', last4: '0002', validMs: 36 * month },
  confirmed: { brand: 'mastercard', last4: '3155', validMs: 36 * month },
  expiring: { brand: 'amex', last4: '0005', validMs: month / 2 },
  failing: { brand: 'visa', last4: '0341', validMs: 36 * month },
}

export function addMonths(iso: string, months: number): string {
  const date = new Date(iso)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.toISOString()
}

export const addSeconds = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) + seconds * 1000).toISOString()

const isTime = (key: string, value: unknown): value is string => typeof value === 'string' && /(?:^|_)at$/.test(key)

export function shiftToPast(state: SandboxState, seconds: number): SandboxState {
  const shift = <Thing extends object>(thing: Thing): Thing => {
    const moved = { ...thing }
    for (const [key, value] of Object.entries(thing))
      if (isTime(key, value)) Reflect.set(moved, key, addSeconds(value, -seconds))
    return moved
  }
  return {
    subscription: state.subscription && shift(state.subscription),
    cards: state.cards.map(shift),
    invoices: state.invoices.map(shift),
    checkouts: state.checkouts,
  }
}
