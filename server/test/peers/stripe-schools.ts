import type { School, World } from '#server/test/world.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'

export async function subscriptionState({ api }: School) {
  const { status, tier, ended_by } = await api.billing.get()
  return [status, tier, ended_by]
}

export const stripeSchools = (world: () => World, peer: () => StripePeer) => {
  const trialSchool = async (): Promise<School> => {
    const school = await world().signUp({ tier: null })
    const { url } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
    await peer().pay(url ?? '')
    const way = await peer().pay((await school.api.billing.addPaymentMethod({ body: {} })).url, '4242')
    await school.api.billing.sync({ body: { checkout: new URL(way ?? '').searchParams.get('checkout') ?? '' } })
    return school
  }
  const customerOf = ({ signedIn: { user } }: School) =>
    [...peer().state.customers.values()].find(({ email }) => email === user.email)?.id ?? ''
  const sendEvent = async ({ body, signature }: { body: string; signature: string }) => {
    const { statusCode } = await world().app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return statusCode
  }
  const sendWaitingEvents = async () => {
    const statuses = []
    for (const event of peer().webhooks.waiting.splice(0)) statuses.push(await sendEvent(peer().webhooks.sign(event)))
    return statuses
  }
  return { trialSchool, customerOf, sendEvent, sendWaitingEvents }
}
