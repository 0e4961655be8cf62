import type { Stripe } from 'stripe'
import type { ProviderEvent } from '#server/billing/gateway.ts'
import { fieldOf } from '#server/http/failures.ts'

/** Seconds that an event may be away from now, either way. */
const tolerance = 300

/** Reads an event off a request; null where it is not signed by Stripe, too old, or from the future. */
export function readEvent(
  { webhooks }: Stripe,
  secret: string,
  now: number,
  body: Uint8Array,
  signature: string,
): ProviderEvent | null {
  if (!isFromNow(signature, now)) return null
  let event: Stripe.Event
  try {
    event = webhooks.constructEvent(body, signature, secret, tolerance, undefined, now)
  } catch {
    return null
  }
  const about: unknown = Reflect.get(Object(event?.data), 'object')
  if (!fieldOf(event, 'id')) return null
  const isCheckout = event.type === 'checkout.session.completed'
  return { id: event.id, customer: customerOf(about), checkout: isCheckout ? fieldOf(about, 'id') : null }
}

// The SDK refuses what is too old, and accepts what is from the future.
const isFromNow = (signature: string, now: number): boolean =>
  [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].every(
    ([, seconds]) => Math.abs(now / 1000 - Number.parseInt(seconds ?? '', 10)) <= tolerance,
  )

function customerOf(about: unknown): string | null {
  if (fieldOf(about, 'object') === 'customer') return fieldOf(about, 'id') || null
  const customer: unknown = typeof about === 'object' && about !== null ? Reflect.get(about, 'customer') : null
  return (typeof customer === 'string' ? customer : fieldOf(customer, 'id')) || null
}
