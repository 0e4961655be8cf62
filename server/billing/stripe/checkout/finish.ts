import { randomUUID } from 'node:crypto'
import { useCard } from '#server/billing/stripe/checkout/cards.ts'
import { cardOfCheckout } from '#server/billing/stripe/checkout/checkout.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { isMissing } from '#server/billing/stripe/failures.ts'

/** Their ids together fit into the 500 characters of a metadata value. */
const maxFinishedPages = 5

/** Runs once per checkout: repeating it must not bring back a card that was replaced since. */
export async function finish(context: StripeContext, customer: string, checkout: string): Promise<void> {
  // The id comes from the address bar.
  if (!/^cs_\w{1,200}$/.test(checkout)) return
  const ref = await cardOfCheckout(context, customer, checkout).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!ref) return
  const stripeCustomer = await context.stripe.customers.retrieve(customer)
  if (stripeCustomer.deleted) return
  const finished = (stripeCustomer.metadata.finished ?? '').split(' ').filter(Boolean)
  if (finished.includes(checkout)) return
  const remembered = [...finished, checkout].slice(-maxFinishedPages).join(' ')
  // A new key for every try, because Stripe repeats even a failure for a day.
  await useCard(context, { customer, ref, key: `${checkout}-${randomUUID()}` }, { finished: remembered })
}
