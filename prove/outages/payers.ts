import type { Tier } from '#contract/plans.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Scene, signUp, subscribe } from './scene.ts'

/** A school that pays at Stripe, with what was acknowledged to it and what it is still asking for. */
export interface Payer {
  token: string
  customer: string
  tier: Tier
  acknowledged: number
  wanted: { tier: Tier; key: string } | null
}

/** Opens schools that are in their trial at Stripe. */
export async function openPayers({ address }: Scene, peer: StripePeer, count: number): Promise<Payer[]> {
  const payers: Payer[] = []
  for (let place = 0; place < count; place++) {
    const { token, email } = await signUp(address)
    await subscribe(address, token, peer)
    const customer = [...peer.state.customers.values()].find((one) => one.email === email)?.id ?? ''
    payers.push({ token, customer, tier: 'pro', acknowledged: 0, wanted: null })
  }
  return payers
}
