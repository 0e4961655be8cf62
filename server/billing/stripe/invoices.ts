import type { Stripe } from 'stripe'
import type { Invoice } from '#contract/billing/billing.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { idOfRef } from '#server/billing/id-of-ref.ts'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import { idOf, isoOf } from '#server/billing/stripe/convert.ts'

export async function listInvoices(context: StripeContext, customer: string): Promise<Invoice[]> {
  const { data } = await context.stripe.invoices.list({ customer, limit: 100 })
  const invoices: Invoice[] = []
  for (const invoice of data) {
    const status = statusOf(invoice)
    if (status) invoices.push(invoiceOf(invoice, status, await tierOf(context, invoice)))
  }
  return invoices
}

const invoiceOf = (invoice: Stripe.Invoice, status: Invoice['status'], tier: Tier | null): Invoice => ({
  id: idOfRef(invoice.id),
  number: invoice.number ?? invoice.id,
  at: isoOf(invoice.created),
  status,
  tier,
  price: { amount: invoice.total, currency: invoice.currency },
  url: invoice.invoice_pdf ?? invoice.hosted_invoice_url ?? null,
})

function statusOf({ status }: Stripe.Invoice): Invoice['status'] | null {
  if (status === 'paid') return 'paid'
  if (status === 'void') return 'void'
  return status === 'open' || status === 'uncollectible' ? 'open' : null
}

// After a change of plan an invoice credits the old plan and charges the new one, on its most expensive line.
async function tierOf({ priceCatalogue: book }: StripeContext, { lines }: Stripe.Invoice): Promise<Tier | null> {
  for (const { pricing } of lines.data.toSorted((one, other) => other.amount - one.amount)) {
    const details = pricing?.price_details
    const id = idOf(details?.price)
    const tier = id && details ? await book.tierOf({ id, product: details.product }) : null
    if (tier) return tier
  }
  return null
}
