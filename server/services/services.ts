import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Gateway } from '#server/services/gateway.ts'
import type { Config } from '#server/settings/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Storage } from '#server/services/storage.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Keys } from '#server/settings/keys.ts'
import type { Partner } from '#server/services/partner.ts'

export interface Services {
  db: Kysely<Tables>
  config: Config
  keys: Keys
  jobs: Jobs
  storage: Storage
  gateway: Gateway
  partner: Partner
  metrics: Metrics
  log: Logger
}
