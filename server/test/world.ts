import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import type { SignedIn } from '#contract/auth.ts'
import { type Client, createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import type { Tier } from '#contract/plans.ts'
import { buildApp } from '#server/app.ts'
import { createGateway } from '#server/billing/create-gateway.ts'
import { type Config, readConfig } from '#server/settings/config.ts'
import { openStorage } from '#server/files/storage.ts'
import { startNoting } from '#server/erasures/note-erasure.ts'
import { startFileJobs } from '#server/files/files.actions.ts'
import { openJobs } from '#server/jobs/jobs.ts'
import { createKeys } from '#server/settings/keys.ts'
import { createPartner } from '#server/practice/create-partner.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { Services } from '#server/services/services.ts'
import { linkOf } from '#server/letter-links.ts'
import { startMail } from '#server/mail/start-mail.ts'
import { addSchool } from '#server/test/add-school.ts'
import { createMailbox, type Mailbox } from '#server/test/peers/mailbox.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'

type Contract = typeof contract
/** The whole API as one signed-in (or strange) caller has it. */
export type Api = { [Area in keyof Contract]: Client<Contract[Area]> }
/** A school that has signed up: its calls, and who it is. */
export interface School {
  api: Api
  signedIn: SignedIn
  send: Send
}

/** A student who practises: the calls, and the token that they are sent with. */
export interface PupilHere {
  api: Api
  token: string
  send: Send
}

/** A password that the rules accept, with which schools of a world sign in. */
export const goodPassword = 'a-quiet-river-42'

const newEmail = () => `${randomBytes(6).toString('hex')}@school.example`

/** Sends calls into an app without a network. */
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

/** All areas of the API as functions. */
export function clientOf(send: Send): Api {
  const areas = Object.entries(contract).map(([area, api]) => [area, createClient(api, send)])
  // Each area's client is made from that area's own contract.
  return Object.fromEntries(areas) as Api
}

interface SignUpOptions {
  tier?: Tier | null
  school_name?: string
  email?: string
  is_confirmed?: boolean
}

/** A world of its own for one test file: a database, an app, and schools as needed. */
export interface World extends Pick<TestDatabase, 'db' | 'pool' | 'url'> {
  app: FastifyInstance
  authSecret: string
  /** What the app was built from. */
  services: Services
  /** Where this world keeps files. */
  dataDir: string
  /** The mails that went out. */
  mailbox: Mailbox
  stranger: Api
  /** A school as signing up and confirming its address leave it, but that no mail went out. */
  signUp: (options?: SignUpOptions) => Promise<School>
  /** A school that has signed itself up, by the API and without a plan, which welcomes it with a mail. */
  register: () => Promise<School>
  signIn: (email: string) => Promise<School>
  /** Opens a practice session of a student with their link. */
  pupil: (school: School, student_id: string) => Promise<PupilHere>
  close: () => Promise<void>
}

let shared: Promise<World> | undefined

/**
 * A world that the files of a worker have in common, for tests that ask about schools of their own alone; making one takes a quarter of a
 * second. It goes with its process, and its database with the others of the run.
 */
export const shareWorld = (): Promise<World> =>
  (shared ??= openWorld().then((world) => {
    process.once('exit', () => rmSync(world.dataDir, { recursive: true, force: true }))
    return world
  }))

/** Opens a world. Limits are lifted unless the test is about them. */
export async function openWorld(settings: Partial<Config> = {}, level: 'error' | 'silent' = 'error'): Promise<World> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-world-'))
  const config = { ...readConfig({ LIMIT_FACTOR: '100000', DATA_DIR: dataDir }), ...settings }
  const authSecret = randomBytes(32).toString('hex')
  const log = pino({ level }, pino.destination(2))
  const jobs = await openJobs({ pool: database.pool, log, interval: 0.5 })
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
  await startMail(services, linkOf, mailbox.take)
  await startFileJobs(services)
  await startNoting(services)
  const app = await buildApp(services)
  const stranger = clientOf(injectSend(app))
  const enter = (signedIn: SignedIn): School => {
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
    stranger,
    signUp: async ({ tier = 'starter', school_name = 'Escuela Sol', email = newEmail(), is_confirmed = true } = {}) => {
      const isPaid = tier && gateway.name === 'stripe'
      const plan = isPaid ? null : tier
      const school = enter(await addSchool(services, { email, school_name, tier: plan, is_confirmed }))
      if (isPaid) await school.api.billing.subscribe({ body: { tier } })
      return school
    },
    pupil: async ({ api }, id) => {
      const { url } = await api.links.get({ params: { id } })
      const { practiceToken: token } = await stranger.practice.open({ body: { token: new URL(url).hash.slice(1) } })
      const send = injectSend(app, token)
      return { api: clientOf(send), token, send }
    },
    register: async () => {
      const email = newEmail()
      return enter(await stranger.auth.signUp({ body: { email, school_name: 'Escuela Sol', password: goodPassword } }))
    },
    signIn: async (email) => enter(await stranger.auth.login({ body: { email, password: goodPassword } })),
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
