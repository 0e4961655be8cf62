import type { Logger } from 'pino'
import { Stripe } from 'stripe'
import type { StripeSettings } from '#server/settings/config.ts'
import type { PriceCatalogue } from '#server/billing/stripe/checkout/prices.ts'

export interface StripeContext {
  stripe: Stripe
  log: Logger
  settings: StripeSettings
  priceCatalogue: PriceCatalogue
}

const timeoutMs = 6000

export function createClient({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    ...addressOf(new URL(apiBase)),
  })
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}
