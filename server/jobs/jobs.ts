import { sql, type Transaction } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import { type Clock, type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tables } from '#server/database/tables.gen.ts'

/** One piece of work that a queue holds: the same id with every try, and what was sent. */
export interface Job<T> {
  id: string
  data: T
}
/** Work that is done after the transaction that asked for it, by any process, and again until it succeeds. */
export interface Jobs {
  /** Puts work into a queue, if the transaction commits; nobody does it before `startAfter`, which is ISO 8601. */
  send: (tx: Transaction<Tables>, queue: JobQueue, data: object, startAfter?: string) => Promise<void>
  /** Does the work of a queue from now on, some pieces at once; what a handler throws at is tried again later. */
  work: <T extends object>(queue: JobQueue, handle: (job: Job<T>) => Promise<void>) => Promise<void>
  /** Forgets the work that was asked for on behalf of a school, or for an address of its people. */
  deleteJobsOf: (tx: Transaction<Tables>, school_id: string, emails: readonly string[]) => Promise<void>
  /** Waits for the work in hand and stops. */
  stop: () => Promise<void>
}

const day = 24 * 60 * 60
// A mail server may be down for a weekend; what was done is nobody's business after a day.
const retryPolicy = { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, deleteAfterSeconds: day }
// A mail takes a minute at most; a process that was killed in the middle must not hold it for long.
const mailRetryPolicy = { ...retryPolicy, expireInSeconds: 120 }
const queues = {
  mail: mailRetryPolicy,
  files: retryPolicy,
  uploads: retryPolicy,
  billing: retryPolicy,
  erasures: retryPolicy,
} satisfies Record<string, Omit<QueueOptions, 'name'>>
export type JobQueue = keyof typeof queues

// Any number will do that the migrations do not take.
const lockKey = 7_364_150_019

/** Pieces of work that are done at once. */
const batchSize = 10

interface JobsOptions {
  pool: Pool
  log: Logger
  /** Seconds between looks into a queue. */
  interval?: number
}

// By a clock that is set back an hour, nobody would look into a queue for an hour.
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
}

/** Makes the queues where they are missing, which live in the database in a schema of their own; the pool is that of its owner. */
export async function createQueues({ pool, log }: JobsOptions): Promise<void> {
  const boss = createBoss({ pool, log }, { supervise: false })
  await withLock(pool, async () => {
    await boss.start()
    for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
  })
  await boss.stop({ graceful: false })
}

/** Opens the queues, which have been made. */
export async function openJobs({ pool, log, interval = 1 }: JobsOptions): Promise<Jobs> {
  const boss = createBoss({ pool, log }, { migrate: false })
  await boss.start()
  return {
    send: async (tx, queue, data, startAfter) => {
      await boss.send(queue, data, { db: fromKysely(tx), ...(startAfter && { startAfter }) })
    },
    work: async <T extends object>(queue: JobQueue, handle: (job: Job<T>) => Promise<void>) => {
      const options = { pollingIntervalSeconds: interval, batchSize, perJobResults: true } as const
      const complete = (id: string) => boss.complete(queue, id)
      await boss.work<T>(queue, options, (jobs) => Promise.all(jobs.map((job) => runJob(job, handle, complete))))
    },
    deleteJobsOf: async (tx, school_id, emails) => {
      await sql`delete from pgboss.job
        where data->>'school_id' = ${school_id} or data->>'email' = any(${emails}::text[])`.execute(tx)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

function createBoss({ pool, log }: JobsOptions, options: Pick<ConstructorOptions, 'supervise' | 'migrate'>): PgBoss {
  const db = { executeSql: (text: string, values?: unknown[]) => executeSql(pool, text, values) }
  const boss = new PgBoss({ db, schedule: false, clock: monotonicClock, ...options })
  boss.on('error', (error) => log.warn({ err: error }, 'a queue could not be worked on'))
  return boss
}

// Processes that begin on an empty database at the same moment would all make the tables of the queues.
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local lock_timeout = '1min'; set local statement_timeout = '1min';
      set local idle_in_transaction_session_timeout = '1min'; select pg_advisory_xact_lock(${lockKey})`)
    await work()
  } finally {
    // Ending the connection gives the lock back, whatever has happened.
    client.release(true)
  }
}

// One piece that fails must not take the others of its batch along.
async function runJob<T extends object>(
  { id, data }: Job<T>,
  handle: (job: Job<T>) => Promise<void>,
  complete: (id: string) => Promise<unknown>,
) {
  const status = await handle({ id, data }).then(
    () => 'completed' as const,
    () => 'failed' as const,
  )
  // Written down before the rest of its batch is done: a process that is killed meanwhile leaves as little as can be to do twice.
  if (status === 'completed') await complete(id).catch(() => {})
  return { id, status }
}

// Several statements at once give several results, of which the last one counts.
async function executeSql(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const results: QueryResult[] = [await pool.query(text, values)].flat()
  return results.at(-1) ?? { rows: [] }
}
