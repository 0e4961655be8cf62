import { randomUUID } from 'node:crypto'
import { useCard } from '#server/billing/stripe/checkout/cards.ts'
import { cardOfCheckout } from '#server/billing/stripe/checkout/checkout.ts'
import type { Context } from '#server/billing/stripe/client.ts'
import { isMissing } from '#server/billing/stripe/failures.ts'

/** How many finished pages a customer remembers; all their ids together fit into the 500 characters that Stripe keeps. */
const mostRemembered = 5

/**
 * Takes payments from the card of a finished page, and pays what is owed with it. A page is finished once: coming back to
 * it later, or hearing of it again, must not bring back a card that another one has replaced since.
 */
export async function finish(context: Context, customer: string, checkout: string): Promise<void> {
  // It comes out of an address bar.
  if (!/^cs_\w{1,200}$/.test(checkout)) return
  const ref = await cardOfCheckout(context, customer, checkout).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!ref) return
  const known = await context.stripe.customers.retrieve(customer)
  if (known.deleted) return
  const finished = (known.metadata.finished ?? '').split(' ').filter(Boolean)
  if (finished.includes(checkout)) return
  const remembered = [...finished, checkout].slice(-mostRemembered).join(' ')
  // Another key for every try, because Stripe gives the same answer to the same key for a day, also that it failed.
  await useCard(context, { customer, ref, key: `${checkout}-${randomUUID()}` }, { finished: remembered })
}
