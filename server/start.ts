import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '#server/app.ts'
import { ensureAuthSecret } from '#server/database/embedded/auth-secret.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { startPeriodicSync } from '#server/billing/periodic-sync.ts'
import type { Config } from '#server/settings/config.ts'
import { grantToUserOf, createAppRole } from '#server/database/app-role.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Connection, openDatabase } from '#server/database/open.ts'
import { reapplyErasures } from '#server/retention/reapply-erasures.actions.ts'
import { startRecordingErasures } from '#server/erasures/record-erasure.ts'
import { startFileJobs } from '#server/files/files.actions.ts'
import { openStorage } from '#server/files/storage.ts'
import { createQueues, openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { listen, choosePort, checkPort } from '#server/listen.ts'
import { createSend } from '#server/mail/sending/send.ts'
import { contentsOf } from '#server/letter-links.ts'
import { startGrammarChecks } from '#server/practice/grammar-server/check-message.ts'
import { startTutor } from '#server/practice/tutor/tutor-message.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { openMetrics } from '#server/metrics/open-metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { checkProviders } from '#server/check-providers.ts'
import type { Services } from '#server/services/services.ts'
import { startRecoveries } from '#server/staff/recovery/recovery.actions.ts'
import { startWeeklyMails } from '#server/guardians/weekly.ts'
import { startJoinMails } from '#server/notices/join-mails.ts'
import { startReminders } from '#server/tasks/reminders/daily.ts'
import { startSweep } from '#server/retention/sweep.ts'

export type Server = { address: string; close: () => Promise<void> }

const maxDrainMs = 20_000

export async function startServer(settings: Config, log: Logger): Promise<Server> {
  await using parts = new AsyncDisposableStack()
  const { config, release } = await choosePort(settings)
  parts.defer(release)
  const check = settings.port === 0 ? async () => undefined : () => checkPort(config)
  const connections = await findDatabase(config, log, parts, check)
  const connection = await prepareDatabase(connections, log)
  const keys = createKeys(config.authSecret ?? (await ensureAuthSecret(config.dataDir)), config.authSecretPrevious)
  const database = await openDatabase(connection, ({ message }) =>
    log.warn({ reason: message }, 'lost an idle database connection'),
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
  await startRecordingErasures(services)
  await startRecoveries(services)
  const stopSyncing = await startPeriodicSync(services)
  parts.defer(stopSyncing)
  const stopMetrics = await serveMetrics(services, database.pool)
  if (stopMetrics) parts.defer(stopMetrics)
  // Before any request; if it fails, as without access to the bucket, the sweep retries it.
  await reapplyErasures(services).catch((error: unknown) =>
    log.warn({ err: error }, 'could not read the list of erasures'),
  )
  const app = await buildApp(services)
  const stopSweeping = startSweep(services)
  parts.defer(async () => stopSweeping())
  parts.defer(() => drain(app))
  await release()
  const address = await listen(app, config)
  await startGrammarChecks(services)
  await startTutor(services)
  await startMail(services, contentsOf, await createSend(config, log))
  parts.defer(startReminders(services))
  parts.defer(startJoinMails(services))
  parts.defer(startWeeklyMails(services))
  parts.defer(checkProviders(services))
  const opened = parts.move()
  return { address, close: () => opened.disposeAsync() }
}

/** `app` is null if a role is created for the server. */
type DatabaseConnections = { owner: Connection; app: Connection | null }

async function findDatabase(
  config: Config,
  log: Logger,
  parts: AsyncDisposableStack,
  check: () => Promise<void>,
): Promise<DatabaseConnections> {
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

// Only the owner may change the schema.
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
  const drainTimer = setTimeout(() => app.server.closeAllConnections(), maxDrainMs)
  await app.close().finally(() => clearTimeout(drainTimer))
}
