import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Gateway } from '#server/services/gateway.ts'
import { createSandbox } from '#server/billing/sandbox/gateway.sandbox.ts'
import type { Config } from '#server/settings/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function createGateway(
  { stripe }: Pick<Config, 'stripe'>,
  db: Kysely<Tables>,
  log: Logger,
): Promise<Gateway> {
  if (!stripe) return createSandbox(db)
  const { createStripe } = await import('#server/billing/stripe/gateway.stripe.ts')
  return createStripe(stripe, log)
}
