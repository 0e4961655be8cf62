import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { StaffRole } from '#contract/school/roles.ts'
import type { SignInResult } from '#contract/school/auth.ts'
import { type Client, createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import type { Tier } from '#contract/billing/plans.ts'
import { buildApp } from '#server/app.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { type Config, readConfig } from '#server/settings/config.ts'
import { openStorage } from '#server/files/storage.ts'
import { startRecordingErasures } from '#server/erasures/record-erasure.ts'
import { startFileJobs } from '#server/files/files.actions.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Services } from '#server/services/services.ts'
import { contentsOf } from '#server/letter-links.ts'
import { startRecoveries } from '#server/staff/recovery/recovery.actions.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { addMember, addSchool } from '#server/test/add-school.ts'
import { createMailbox, type Mailbox } from '#server/test/peers/mailbox.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

type Contract = typeof contract
export type Api = { [Area in keyof Contract]: Client<Contract[Area]> }
/** Signs up through the API, which sends the welcome mail. */
export interface School {
  api: Api
  signedIn: SignInResult
  send: Send
}

export interface PracticeSession {
  api: Api
  token: string
  send: Send
}

export const goodPassword = 'a-quiet-river-42'

const newEmail = () => `${randomBytes(6).toString('hex')}@school.example`

export const injectSend =
  (app: FastifyInstance, token?: string): Send =>
  async (path, { method, headers, body }) => {
    const payload = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : body
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const options: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { 'user-agent': 'vitest', ...headers, ...authorization },
      ...(payload !== undefined && { payload }),
    }
    const reply = await app.inject(options)
    const text = { status: reply.statusCode, headers: toHeaders(reply.headers) }
    return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), text)
  }

const toHeaders = (headers: Record<string, unknown>) =>
  Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])

export function clientOf(send: Send): Api {
  const areas = Object.entries(contract).map(([area, api]) => [area, createClient(api, send)])
  return Object.fromEntries(areas) as Api
}

interface SignUpOptions {
  tier?: Tier | null
  school_name?: string
  email?: string
  is_confirmed?: boolean
}

export interface World extends Pick<TestDatabase, 'db' | 'pool' | 'url'> {
  app: FastifyInstance
  authSecret: string
  services: Services
  dataDir: string
  mailbox: Mailbox
  anonymous: Api
  /** A school with a confirmed address, inserted without sending a mail. */
  signUp: (options?: SignUpOptions) => Promise<School>
  register: () => Promise<School>
  signIn: (email: string) => Promise<School>
  addMember: (school: School, role: StaffRole, class_ids?: readonly string[]) => Promise<School>
  openPracticeSession: (school: School, student_id: string) => Promise<PracticeSession>
  close: () => Promise<void>
}

let shared: Promise<World> | undefined

/** Shared by the test files of a worker, because opening a world takes a quarter of a second. Each test needs its own school. */
export const shareWorld = (): Promise<World> =>
  (shared ??= openWorld().then((world) => {
    process.once('exit', () => rmSync(world.dataDir, { recursive: true, force: true }))
    return world
  }))

/** Rate limits are lifted by default. */
export async function openWorld(settings: Partial<Config> = {}, level: 'error' | 'silent' = 'error'): Promise<World> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-world-'))
  const config = { ...readConfig({ LIMIT_FACTOR: '100000', DATA_DIR: dataDir }), ...settings }
  const authSecret = randomBytes(32).toString('hex')
  const log = pino({ level }, pino.destination(2))
  const jobs = await openJobs({ pool: database.pool, log, pollSeconds: 2, wakeAfter: 30 })
  const metrics = createMetrics()
  const gateway = await createGateway(config, database.db, log)
  const partner = await createPartner(config, { db: database.db, jobs, log, metrics })
  const storage = await openStorage(config)
  const services: Services = {
    db: database.db,
    metrics,
    config,
    keys: createKeys(authSecret),
    jobs,
    storage,
    gateway,
    partner,
    log,
  }
  const mailbox = createMailbox()
  await startMail(services, contentsOf, mailbox.send)
  await startFileJobs(services)
  await startRecordingErasures(services)
  await startRecoveries(services)
  const app = await buildApp(services)
  const anonymous = clientOf(injectSend(app))
  const enter = (signedIn: SignInResult): School => {
    const send = injectSend(app, signedIn.authToken)
    return { api: clientOf(send), signedIn, send }
  }
  return {
    db: database.db,
    pool: database.pool,
    url: database.url,
    app,
    authSecret,
    services,
    dataDir,
    mailbox,
    anonymous,
    signUp: async ({ tier = 'starter', school_name = 'Escuela Sol', email = newEmail(), is_confirmed = true } = {}) => {
      const isPaid = tier && gateway.name === 'stripe'
      const plan = isPaid ? null : tier
      const school = enter(await addSchool(services, { email, school_name, tier: plan, is_confirmed }))
      if (isPaid) await school.api.billing.subscribe({ body: { tier } })
      return school
    },
    openPracticeSession: async ({ api }, id) => {
      const { url } = await api.links.get({ params: { id } })
      const { practiceToken: token } = await anonymous.practice.open({ body: { token: new URL(url).hash.slice(1) } })
      const send = injectSend(app, token)
      return { api: clientOf(send), token, send }
    },
    register: async () => {
      const email = newEmail()
      return enter(await anonymous.auth.signUp({ body: { email, school_name: 'Escuela Sol', password: goodPassword } }))
    },
    addMember: async ({ signedIn }, role, class_ids = []) =>
      enter(await addMember(services, signedIn.user.school.id, { email: newEmail(), role, class_ids })),
    signIn: async (email) => enter(await anonymous.auth.login({ body: { email, password: goodPassword } })),
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
