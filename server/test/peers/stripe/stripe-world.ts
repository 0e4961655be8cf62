import pino, { type Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { Tier } from '#contract/billing/plans.ts'
import type { CustomerState, Gateway, SubscriptionRef } from '#server/services/gateway.ts'
import { createStripe } from '#server/billing/stripe/gateway.stripe.ts'
import type { CardNumber } from '#server/test/peers/stripe/state/state.ts'
import { openStripePeer, type StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'

export const day = 24 * 3600
const appUrl = 'http://school.example'
export const back = `${appUrl}/upgrade?from=%2Fstudents`

export interface StripeWorld {
  peer: StripePeer
  gateway: Gateway
  logged: Record<string, unknown>[]
  /** A new gateway; `now` is in milliseconds. */
  restart: (now?: () => number) => Gateway
  newCustomer: () => Promise<string>
  newPayer: (tier?: Tier, card?: CardNumber) => Promise<string>
  newTrial: (tier?: Tier) => Promise<string>
  addCard: (customer: string, card: CardNumber) => Promise<string>
  read: (customer: string) => Promise<CustomerState>
  order: (customer: string) => Promise<SubscriptionRef>
  close: () => Promise<void>
}

let keys = 0
export const newKey = (): string => {
  keys += 1
  return `key-${keys}`
}

export const redirectSessionOf = (customer: string, key = newKey()) => ({
  customer,
  returnUrl: back,
  from: '/students',
  language: null,
  key,
})

export const checkoutOf = (way: string | null): string => new URL(way ?? back).searchParams.get('checkout') ?? ''

export const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? { code: error.code, details: error.details } : error),
  )

export const inDays = (iso: string | null): number => (Date.parse(iso ?? '') - Date.now()) / 1000 / day

export async function openStripeWorld(): Promise<StripeWorld> {
  const peer = await openStripePeer({ webhookSecret: 'whsec_of_the_tests', secretKey: 'sk_test_of_the_tests' })
  const logged: Record<string, unknown>[] = []
  const log: Logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const restart = (now?: () => number) => createStripe(peer.settings, log, now)
  const gateway = restart()

  const newCustomer = () =>
    gateway.createCustomer({ school_id: newKey(), name: 'Casa', email: 'casa@school.example', key: newKey() })
  const begin = async (tier: Tier, trialDays: number | null, card: CardNumber) => {
    const customer = await newCustomer()
    const url = await gateway.subscribe(redirectSessionOf(customer), { tier, trialDays, school_id: 'a-school' })
    await gateway.finish(customer, checkoutOf(await peer.pay(url ?? '', card)))
    return customer
  }
  const read = async (customer: string) => {
    const state = await gateway.read(customer)
    if (!state) throw new Error(`${customer} is gone`)
    return state
  }
  return {
    peer,
    gateway,
    logged,
    restart,
    newCustomer,
    newPayer: (tier = 'starter', card = '4242') => begin(tier, null, card),
    newTrial: (tier = 'starter') => begin(tier, 14, '4242'),
    addCard: async (customer, card) => {
      const way = await peer.pay(await gateway.addCard(redirectSessionOf(customer)), card)
      await gateway.finish(customer, checkoutOf(way))
      return [...peer.state.methods.keys()].at(-1) ?? ''
    },
    read,
    order: async (customer) => ({ customer, subscription: (await read(customer)).subscription ?? '', key: newKey() }),
    close: () => peer.close(),
  }
}
