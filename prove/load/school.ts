import { randomBytes } from 'node:crypto'
import type { Tier } from '#contract/billing/plans.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { goodPassword, type School } from '#server/test/world.ts'
import type { Caller } from './caller.ts'

export async function openSchool(caller: Caller, tier: Tier, peer: StripePeer | null): Promise<School> {
  const email = `${randomBytes(8).toString('hex')}@school.example`
  const body = { email, school_name: 'Escuela Sol', password: goodPassword }
  const signedIn = await caller.retry(() => caller.api().auth.signUp({ body }))
  const api = caller.api(signedIn.authToken)
  const { url } = await caller.retry(() => api.billing.subscribe({ body: { tier } }))
  if (url && !peer) throw new Error('the server takes payments with Stripe, and there is none')
  if (url && peer) {
    const checkout = new URL((await peer.pay(url)) ?? '').searchParams.get('checkout') ?? ''
    await caller.retry(() => api.billing.sync({ body: { checkout } }))
  }
  return { api, signedIn, send: caller.send(signedIn.authToken) }
}
