import type { Stripe } from 'stripe'
import type { Context } from '#server/billing/stripe/client.ts'
import type { ProviderEvent } from '#server/billing/gateway.ts'
import { fieldOf } from '#server/http/failures.ts'

/** Seconds that an event may be away from now, either way. */
const tolerance = 300

/** Reads an event off a request; null where it is not signed by Stripe, too old, or from the future. */
export function readEvent(
  { stripe, settings, log }: Pick<Context, 'stripe' | 'settings' | 'log'>,
  now: number,
  body: Uint8Array,
  signature: string,
): ProviderEvent | null {
  let event: Stripe.Event
  try {
    // The SDK accepts what is from the future, so that the time is looked at below.
    event = stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, 0)
  } catch {
    return null
  }
  const seconds = secondsAway(signature, now)
  if (!(seconds <= tolerance)) {
    log.warn({ seconds }, 'rejected a webhook event: its timestamp is too far from the clock of this server')
    return null
  }
  const about: unknown = Reflect.get(Object(event?.data), 'object')
  if (!fieldOf(event, 'id')) return null
  const isCheckout = event.type === 'checkout.session.completed'
  return { id: event.id, customer: customerOf(about), checkout: isCheckout ? fieldOf(about, 'id') : null }
}

const secondsAway = (signature: string, now: number): number =>
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
