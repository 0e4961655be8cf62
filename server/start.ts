import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '#server/app.ts'
import { ensureAuthSecret } from '#server/database/embedded/auth-secret.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { keepSynced } from '#server/billing/keep-synced.ts'
import type { Config } from '#server/settings/config.ts'
import { grantToUserOf, createAppRole } from '#server/database/app-role.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Connection, openDatabase } from '#server/database/open.ts'
import { reapplyErasures } from '#server/retention/reapply-erasures.actions.ts'
import { startNoting } from '#server/erasures/note-erasure.ts'
import { startFileJobs } from '#server/files/files.actions.ts'
import { openStorage } from '#server/files/storage.ts'
import { createQueues, openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { listen, choosePort, checkPort } from '#server/listen.ts'
import { createSend } from '#server/mail/sending/send.ts'
import { linkOf } from '#server/letter-links.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { openMetrics } from '#server/metrics/open-metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { checkProviders } from '#server/check-providers.ts'
import type { Services } from '#server/services/services.ts'
import { startSweep } from '#server/retention/sweep.ts'

/** A server that listens: its address, and how to close it in order. */
export type Server = { address: string; close: () => Promise<void> }

const maxDrainMs = 20_000

/** Opens the database, brings it up to date and listens; whatever was opened is closed again if that fails. */
export async function startServer(settings: Config, log: Logger): Promise<Server> {
  await using parts = new AsyncDisposableStack()
  const config = await choosePort(settings)
  const found = await findDatabase(config, log, parts)
  const connection = await prepareDatabase(found, log)
  const keys = createKeys(config.authSecret ?? (await ensureAuthSecret(config.dataDir)), config.authSecretPrevious)
  const database = await openDatabase(connection, ({ message }) =>
    log.warn({ reason: message }, 'an idle database connection broke'),
  )
  parts.defer(database.close)
  const jobs = await openJobs({ pool: database.pool, log })
  parts.defer(jobs.stop)
  const metrics = await openMetrics(config)
  const gateway = await createGateway(config, database.db, log)
  const partner = await createPartner(config, { db: database.db, jobs, log, metrics })
  const storage = await openStorage(config)
  const services: Services = { db: database.db, metrics, config, keys, jobs, storage, gateway, partner, log }
  await startFileJobs(services)
  await startNoting(services)
  const stopSyncing = await keepSynced(services)
  parts.defer(stopSyncing)
  const stopMetrics = await serveMetrics(services, database.pool)
  if (stopMetrics) parts.defer(stopMetrics)
  // Before anybody is answered; where it fails, as with a bucket that is away, the hourly sweep does it.
  await reapplyErasures(services).catch((error: unknown) => log.warn({ err: error }, 'erasures could not be read'))
  const app = await buildApp(services)
  const stopSweeping = startSweep(services)
  parts.defer(async () => stopSweeping())
  parts.defer(() => drain(app))
  const address = await listen(app, config)
  await startMail(services, linkOf, await createSend(config, log))
  parts.defer(checkProviders(services))
  const opened = parts.move()
  return { address, close: () => opened.disposeAsync() }
}

/** A database as its owner reaches it, and as the server works with it; null where a role is made for the server. */
type DatabaseConnections = { owner: Connection; app: Connection | null }

async function findDatabase(config: Config, log: Logger, parts: AsyncDisposableStack): Promise<DatabaseConnections> {
  const check = () => checkPort(config)
  if (config.databaseUrl) {
    await check()
    const app = { connectionString: config.databaseUrl }
    return { owner: config.databaseAdminUrl ? { connectionString: config.databaseAdminUrl } : app, app }
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    check,
    log: (line) => (line.startsWith('LOG:') ? log.info({ postgres: line }) : log.warn({ postgres: line })),
  })
  parts.defer(embedded.stop)
  return { owner: embedded.connection, app: null }
}

// Only an owner changes the schema; what the server works as afterwards can't.
async function prepareDatabase({ owner, app }: DatabaseConnections, log: Logger): Promise<Connection> {
  const { pool, close } = await openDatabase(owner)
  try {
    await migrate(owner)
    await createQueues({ pool, log })
  } finally {
    await close()
  }
  if (!app) return createAppRole(owner)
  if (owner !== app) await grantToUserOf(app, owner)
  return app
}

async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), maxDrainMs)
  await app.close().finally(() => clearTimeout(cut))
}
