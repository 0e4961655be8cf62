import { randomUUID } from 'node:crypto'
import { useCard } from '#server/billing/stripe/checkout/cards.ts'
import { cardOfCheckout } from '#server/billing/stripe/checkout/checkout.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { isMissing } from '#server/billing/stripe/failures.ts'

/** How many finished pages a customer remembers; all their ids together fit into the 500 characters that Stripe keeps. */
const maxFinishedPages = 5

/**
 * Takes payments from the card of a finished page, and pays what is owed with it. A page is finished once: coming back to
 * it later, or hearing of it again, must not bring back a card that another one has replaced since.
 */
export async function finish(context: StripeContext, customer: string, checkout: string): Promise<void> {
  // It comes out of an address bar.
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
  // Another key for every try, because Stripe gives the same answer to the same key for a day, also that it failed.
  await useCard(context, { customer, ref, key: `${checkout}-${randomUUID()}` }, { finished: remembered })
}
