import type { Ending } from '#contract/billing.ts'
import type { TestCard } from '#contract/checkouts.ts'
import type { Tier } from '#contract/plans.ts'

/** A card of the sandbox. Times are ISO 8601 throughout, so that moving the clock can move them all. */
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
  /** From where months are counted, so that the 31st comes back after February. */
  anchor_at: string
  /** Months after the anchor at which the present period ends; 0 while the trial lasts. */
  months: number
  ends_at: string
  /** Whether it ends with its period. */
  cancels: boolean
  ended_by: Ending | null
  /** Payments that failed in a row, and when the next one is tried. */
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

/** A page on which a subscription is paid or a card is added. */
export interface SandboxCheckout {
  ref: string
  purpose: 'subscription' | 'card'
  tier: Tier | null
  from: string | null
  status: 'open' | 'done'
}

/** All that the sandbox knows of one school. */
export interface SandboxState {
  subscription: SandboxSubscription | null
  cards: SandboxCard[]
  invoices: SandboxInvoice[]
  checkouts: SandboxCheckout[]
}

export const emptyState: SandboxState = { subscription: null, cards: [], invoices: [], checkouts: [] }

const month = 30 * 24 * 3600 * 1000
/** What each test card is, and for how many milliseconds it can be charged. */
export const testCards: Record<TestCard, { brand: string; last4: string; validMs: number }> = {
  good: { brand: 'visa', last4: '4242', validMs: 36 * month },
  declined: { brand: 'visa', last4: '0002', validMs: 36 * month },
  confirmed: { brand: 'mastercard', last4: '3155', validMs: 36 * month },
  expiring: { brand: 'amex', last4: '0005', validMs: month / 2 },
  failing: { brand: 'visa', last4: '0341', validMs: 36 * month },
}

/** The time so many months after another, on the same day of the month or its last; all in UTC. */
export function addMonths(iso: string, months: number): string {
  const date = new Date(iso)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.toISOString()
}

/** The time so many seconds after another. */
export const addSeconds = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) + seconds * 1000).toISOString()

const isTime = (key: string, value: unknown): value is string => typeof value === 'string' && /(?:^|_)at$/.test(key)

/** Everything as though it had happened so many seconds earlier, which is how the sandbox's clock is moved on. */
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
