import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { type Config, readConfig } from '#server/settings/config.ts'
import { openStorage } from '#server/files/storage.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { createSend } from '#server/mail/sending/send.ts'
import { contentsOf } from '#server/letter-links.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { openTestDatabase } from '#server/test/database.ts'
import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import { clientOf, goodPassword, injectSend } from '#server/test/world.ts'

export async function startMailServer(
  parts: AsyncDisposableStack,
  behaviour: Parameters<typeof openMailServer>[0] = {},
): Promise<MailServer> {
  const server = await openMailServer(behaviour)
  parts.defer(server.close)
  return server
}

export async function openMailApp(parts: AsyncDisposableStack, port: number, settings: Partial<Config> = {}) {
  const database = await openTestDatabase()
  parts.defer(database.close)
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-smtp-'))
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
  const read = readConfig({ LIMIT_FACTOR: '100000', DATA_DIR: dataDir, APP_URL: 'https://app.sol.example' })
  const config = { ...read, smtpUrl: `smtp://127.0.0.1:${port}`, ...settings }
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const jobs = await openJobs({ pool: database.pool, log, pollSeconds: 2, wakeAfter: 30 })
  parts.defer(jobs.stop)
  const metrics = createMetrics()
  const storage = await openStorage({ dataDir, files: null })
  const gateway = await createGateway(config, database.db, log)
  const partner = await createPartner(config, { db: database.db, jobs, log, metrics })
  const keys = createKeys(randomBytes(32).toString('hex'))
  const services = { db: database.db, config, keys, jobs, storage, gateway, partner, metrics, log }
  await startMail(services, contentsOf, await createSend(config, log))
  const app = await buildApp(services)
  parts.defer(() => app.close())
  const states = async () => {
    const { rows } = await database.pool.query<{ state: string; retry_count: number }>(
      `select state, retry_count from pgboss.job where name = 'mail'`,
    )
    return rows
  }
  const resets = async () =>
    (await database.pool.query(`select 1 from audit_log where action = 'password_reset_asked'`)).rows
  const retryNow = () => database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  const signUp = (email: string, school_name = 'Escuela Sol', interface_language: 'en' | 'de' = 'en') =>
    clientOf(injectSend(app)).auth.signUp({ body: { email, school_name, password: goodPassword, interface_language } })
  const enter = (token: string) => clientOf(injectSend(app, token))
  return { database, storage, logged, states, resets, retryNow, signUp, enter, anonymous: clientOf(injectSend(app)) }
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('timed out')
    await sleep(50)
  }
}
