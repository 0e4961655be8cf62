import type { Tier } from '#contract/billing/plans.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Scenario, signUp, subscribe } from './scenario.ts'

export interface Payer {
  token: string
  customer: string
  tier: Tier
  acknowledged: number
  pending: { tier: Tier; key: string } | null
}

export async function openPayers({ address }: Scenario, peer: StripePeer, count: number): Promise<Payer[]> {
  const payers: Payer[] = []
  for (let place = 0; place < count; place++) {
    const { token, email } = await signUp(address)
    await subscribe(address, token, peer)
    const customer = [...peer.state.customers.values()].find((one) => one.email === email)?.id ?? ''
    payers.push({ token, customer, tier: 'pro', acknowledged: 0, pending: null })
  }
  return payers
}
