import type { School, World } from '#server/test/world.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'

/** Where a school stands: its status, its plan, and why it ended. */
export async function standing({ api }: School) {
  const { status, tier, ended_by } = await api.billing.get()
  return [status, tier, ended_by]
}

/** What schools that pay with Stripe do in a world. */
export const stripeSchools = (world: () => World, peer: () => StripePeer) => {
  /** A school in its trial, with a card. */
  const trying = async (): Promise<School> => {
    const school = await world().signUp({ tier: null })
    const { url } = await school.api.billing.subscribe({ body: { tier: 'plus' } })
    await peer().pay(url ?? '')
    const way = await peer().pay((await school.api.billing.addPaymentMethod({ body: {} })).url, '4242')
    await school.api.billing.sync({ body: { checkout: new URL(way ?? '').searchParams.get('checkout') ?? '' } })
    return school
  }
  const customerOf = ({ signedIn: { user } }: School) =>
    [...peer().state.customers.values()].find(({ email }) => email === user.email)?.id ?? ''
  /** Sends a signed event; gives the status. */
  const tell = async ({ body, signature }: { body: string; signature: string }) => {
    const { statusCode } = await world().app.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return statusCode
  }
  /** Sends all events that wait; gives the statuses. */
  const tellAll = async () => {
    const statuses = []
    for (const event of peer().webhooks.waiting.splice(0)) statuses.push(await tell(peer().webhooks.sign(event)))
    return statuses
  }
  return { trying, customerOf, tell, tellAll }
}
