import type { Stripe } from 'stripe'
import type { Card } from '#server/services/gateway.ts'
import { idOfRef } from '#server/billing/id-of-ref.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { idOf } from '#server/billing/stripe/convert.ts'
import { isDecline, isMissing, isRefused, logFailure } from '#server/billing/stripe/failures.ts'
import { isLive, isOwing, listSubscriptions } from '#server/billing/stripe/subscriptions.ts'

export const defaultMethod = (
  { invoice_settings }: Stripe.Customer,
  subscription: Stripe.Subscription | undefined,
): string | null => idOf(subscription?.default_payment_method) ?? idOf(invoice_settings.default_payment_method)

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
  // Last, because `metadata` records that the steps before are done.
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
      // The subscription's status tells of a declined card; it would be declined for the other invoices as well.
      if (isDecline(error)) return logFailure(log, error, 'paying an open invoice failed')
      // Stripe refuses to pay an invoice that was paid meanwhile.
      if (!isRefused(error) || (await stripe.invoices.retrieve(id)).status === 'open') throw error
    }
  }
}

export async function removeCard({ stripe }: StripeContext, customer: string, ref: string, key: string): Promise<void> {
  try {
    await stripe.customers.retrievePaymentMethod(customer, ref)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  await stripe.paymentMethods.detach(ref, undefined, { idempotencyKey: `${key}-remove` })
}
