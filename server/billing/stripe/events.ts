import type { Stripe } from 'stripe'
import type { StripeContext } from '#server/billing/stripe/client.ts'
import type { ProviderEvent } from '#server/services/gateway.ts'
import { fieldOf } from '#server/lib/field-of.ts'

const tolerance = 300

export function readEvent(
  { stripe, settings, log }: Pick<StripeContext, 'stripe' | 'settings' | 'log'>,
  now: number,
  body: Uint8Array,
  signature: string,
): ProviderEvent | null {
  let event: Stripe.Event
  try {
    // The SDK accepts signatures from the future, so the time is checked below.
    event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, 0)
  } catch {
    return null
  }
  const seconds = clockDifference(signature, now)
  if (!(seconds <= tolerance)) {
    log.warn(
      { seconds },
      'a webhook event was refused: its signature time differs too much from the clock of this machine',
    )
    return null
  }
  const object: unknown = Reflect.get(Object(event?.data), 'object')
  if (!fieldOf(event, 'id')) return null
  const isCheckout = event.type === 'checkout.session.completed'
  return { id: event.id, customer: customerOf(object), checkout: isCheckout ? fieldOf(object, 'id') : null }
}

const clockDifference = (signature: string, now: number): number =>
  Math.max(
    ...[...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, seconds]) =>
      Math.abs(Math.floor(now / 1000) - Number.parseInt(seconds ?? '', 10)),
    ),
  )

function customerOf(about: unknown): string | null {
  if (fieldOf(about, 'object') === 'customer') return fieldOf(about, 'id') || null
  const customer: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, 'customer') : null
  return (typeof customer === 'string' ? customer : fieldOf(customer, 'id')) || null
}
