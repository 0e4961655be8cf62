import type { Stripe } from 'stripe'
import type { Card } from '#server/services/gateway.ts'
import { idOfRef } from '#server/billing/id-of-ref.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/convert.ts'
import { isDecline, isMissing, isRefused, logFailure } from '#server/billing/stripe/failures.ts'
import { isLive, isOwing, listSubscriptions } from '#server/billing/stripe/subscriptions.ts'

/** What payments are taken from by default: of the subscription, else of the customer. */
export const defaultMethod = (
  { invoice_settings }: Stripe.Customer,
  subscription: Stripe.Subscription | undefined,
): string | null => idOf(subscription?.default_payment_method) ?? idOf(invoice_settings.default_payment_method)

/** The cards among a customer's payment methods, the primary one first. */
export function cardsOf(methods: Stripe.PaymentMethod[], primary: string | null): Card[] {
  const cards = methods.flatMap(({ id: ref, card }) => (card ? [{ ref, card }] : []))
  return cards
    .map(({ ref, card: { brand, last4, exp_month, exp_year } }) => ({
      id: idOfRef(ref),
      ref,
      brand,
      last4,
      exp_month,
      exp_year,
      primary: ref === primary,
    }))
    .toSorted((one, other) => Number(other.primary) - Number(one.primary))
}

/** Takes payments from a card from now on, and tries what is owed at once; `written` goes onto the customer with it. */
export async function useCard(
  context: StripeContext,
  { customer, ref, key }: { customer: string; ref: string; key: string },
  metadata: Record<string, string> = {},
): Promise<void> {
  const { stripe } = context
  const [subscription] = await listSubscriptions(context, customer)
  if (subscription && isLive(subscription)) {
    const changed = { default_payment_method: ref }
    await stripe.subscriptions.update(subscription.id, changed, { idempotencyKey: `${key}-subscription` })
    if (isOwing(subscription)) await payOpenInvoices(context, subscription.id, ref, key)
  }
  // Last, so that what is written down as done is done.
  await stripe.customers.update(
    customer,
    { invoice_settings: { default_payment_method: ref }, metadata: metadata },
    { idempotencyKey: `${key}-customer` },
  )
}

async function payOpenInvoices(
  { stripe, log }: StripeContext,
  subscription: string,
  ref: string,
  key: string,
): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription, status: 'open', limit: 100 })
  for (const { id } of data.toReversed()) {
    try {
      await stripe.invoices.pay(id, { payment_method: ref }, { idempotencyKey: `${key}-pay-${id}` })
    } catch (error) {
      // That a card is declined is told by the standing; the other invoices would be declined, too.
      if (isDecline(error)) return logFailure(log, error, 'what is owed could not be paid')
      // Such as when it was paid by somebody else meanwhile.
      if (!isRefused(error) || (await stripe.invoices.retrieve(id)).status === 'open') throw error
    }
  }
}

/** Forgets a card of a customer; one that is gone, or somebody else's, is left alone. */
export async function removeCard({ stripe }: StripeContext, customer: string, ref: string, key: string): Promise<void> {
  try {
    await stripe.customers.retrievePaymentMethod(customer, ref)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  await stripe.paymentMethods.detach(ref, undefined, { idempotencyKey: `${key}-remove` })
}
