import { ensureAuthSecret } from '#server/database/embedded/auth-secret.ts'
import type { AuthServices } from '#server/auth/auth.actions.ts'
import { createPasswords } from '#server/auth/passwords/passwords.ts'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createSandbox } from '#server/billing/sandbox/gateway.sandbox.ts'
import type { Config } from '#server/settings/config.ts'
import type { Database } from '#server/database/open.ts'
import { openStorage } from '#server/files/storage.ts'
import { createQueues, openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { createLog } from '#server/lib/log.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'

/** A month is written in seconds, which the rate limits would refuse. */
const limitFactor = 1_000_000

export async function openDemoServices(
  config: Config,
  { db, pool }: Database,
  parts: AsyncDisposableStack,
): Promise<AuthServices> {
  const log = createLog()
  const keys = createKeys(config.authSecret ?? (await ensureAuthSecret(config.dataDir)), config.authSecretPrevious)
  await createQueues({ pool, log })
  const jobs = await openJobs({ pool, log })
  parts.defer(jobs.stop)
  return {
    db,
    config: { ...config, limitFactor },
    keys,
    jobs: { ...jobs, send: async () => {} },
    storage: await openStorage(config),
    gateway: createSandbox(db),
    partner: guidedPartner,
    metrics: createMetrics(),
    log,
    passwords: createPasswords(),
    tokens: createTokens(keys),
  }
}
