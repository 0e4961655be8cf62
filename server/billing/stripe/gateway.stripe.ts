import type { Logger } from 'pino'
import type { Gateway } from '#server/services/gateway.ts'
import { removeCard, useCard } from '#server/billing/stripe/checkout/cards.ts'
import { addCard, portal, subscribe } from '#server/billing/stripe/checkout/checkout.ts'
import { type StripeContext, createClient } from '#server/billing/stripe/client.ts'
import { createCustomer, erase, isKnown, read } from '#server/billing/stripe/checkout/customer.ts'
import { readEvent } from '#server/billing/stripe/events.ts'
import { mapStripeErrors } from '#server/billing/stripe/failures.ts'
import { finish } from '#server/billing/stripe/checkout/finish.ts'
import { listInvoices } from '#server/billing/stripe/invoices.ts'
import { createPriceCatalogue } from '#server/billing/stripe/checkout/prices.ts'
import { cancel, change, resume } from '#server/billing/stripe/subscriptions.ts'
import type { StripeSettings } from '#server/settings/config.ts'

export function createStripe(settings: StripeSettings, log: Logger, now: () => number = Date.now): Gateway {
  const stripe = createClient(settings)
  const priceCatalogue = createPriceCatalogue(stripe, log, settings.prices, now)
  const context: StripeContext = { stripe, log, settings, priceCatalogue: priceCatalogue }
  const call = <Arguments extends unknown[], Result>(
    work: (context: StripeContext, ...args: Arguments) => Promise<Result>,
  ) => mapStripeErrors(log, (...args: Arguments) => work(context, ...args))
  return {
    name: 'stripe',
    prices: priceCatalogue.prices,
    createCustomer: call(createCustomer),
    isKnown: call(isKnown),
    read: call(read),
    subscribe: call(subscribe),
    change: call(change),
    cancel: call(cancel),
    resume: call(resume),
    portal: call(portal),
    addCard: call(addCard),
    finish: call(finish),
    makePrimary: mapStripeErrors(log, (customer, ref, key) => useCard(context, { customer, ref, key })),
    removeCard: call(removeCard),
    invoices: call(listInvoices),
    erase: call(erase),
    readEvent: (body, signature) => readEvent(context, now(), body, signature),
  }
}
