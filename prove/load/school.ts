import { randomBytes, randomUUID } from 'node:crypto'
import type { Tier } from '#contract/billing/plans.ts'
import { confirmationMinutes } from '#contract/school/factors.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { type Api, goodPassword, type School } from '#server/test/world.ts'
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

export async function addStudents(
  caller: Caller,
  { api }: School,
  names: readonly string[],
  class_ids: string[] = [],
): Promise<string[]> {
  const ids: string[] = []
  for (const first_name of names) {
    const idempotencyKey = randomUUID()
    const body = { first_name, class_ids }
    ids.push((await caller.retry(() => api.students.add({ body }, { idempotencyKey }))).id)
  }
  return ids
}

export async function enter(caller: Caller, { links }: Api, id: string): Promise<Api> {
  const { url } = await caller.retry(() => links.get({ params: { id } }))
  const token = new URL(url).hash.slice(1)
  const { practiceToken } = await caller.retry(() => caller.api().practice.open({ body: { token } }))
  return caller.api(practiceToken)
}

const confirmEvery = (confirmationMinutes / 2) * 60_000

/** Confirms again who is signed in, before the last confirmation is too old for sensitive calls. */
export function keepConfirmed(caller: Caller, { factors }: Api): () => Promise<void> {
  let at = Date.now()
  return async () => {
    if (Date.now() - at < confirmEvery) return
    await caller.retry(() => factors.confirm({ body: { password: goodPassword } }))
    at = Date.now()
  }
}
