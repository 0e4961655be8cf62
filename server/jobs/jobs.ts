import { setTimeout as later } from 'node:timers'
import { sql, type Transaction } from 'kysely'
import type { Pool, QueryResult } from 'pg'
import { type Clock, type ConstructorOptions, fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Tables } from '#server/database/tables.gen.ts'

export interface Job<T> {
  id: string
  data: T
}
/** Work that runs after its transaction has committed, in any process, and is retried until it succeeds. */
export interface Jobs {
  /** Queues a job within the transaction; it does not run before `startAfter` (ISO 8601). */
  send: (tx: Transaction<Tables>, queue: JobQueue, data: object, startAfter?: string) => Promise<void>
  work: <T extends object>(queue: JobQueue, handle: (job: Job<T>) => Promise<void>) => Promise<void>
  /** Deletes the jobs of a school, and those for the email addresses of its people. */
  deleteJobsOf: (tx: Transaction<Tables>, school_id: string, emails: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

const day = 24 * 60 * 60
// A mail server may be down for a weekend. Completed jobs are deleted after a day.
const retryPolicy = { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, deleteAfterSeconds: day }
// A mail takes a minute at most; a job of a killed process should not be blocked for long.
const mailRetryPolicy = { ...retryPolicy, expireInSeconds: 120 }
const queues = {
  mail: mailRetryPolicy,
  files: retryPolicy,
  uploads: retryPolicy,
  billing: retryPolicy,
  erasures: retryPolicy,
  staff: retryPolicy,
  // Findings that come an hour late still help the teacher; after that, the message stays as it is.
  grammar: { ...retryPolicy, retryLimit: 10, retryDelayMax: 600, expireInSeconds: 120 },
  // The same of a model's findings; each try costs tokens.
  tutor: { ...retryPolicy, retryLimit: 4, retryDelayMax: 600, expireInSeconds: 180 },
} satisfies Record<string, Omit<QueueOptions, 'name'>>
export type JobQueue = keyof typeof queues

// An arbitrary advisory lock id, different from that of the migrations.
const lockKey = 7_364_150_019

const batchSize = 10

interface JobsOptions {
  pool: Pool
  log: Logger
  pollSeconds?: number
  /** Milliseconds after which a job of this process is looked for, if the next poll is later: its transaction has ended by then. */
  wakeAfter?: number
}

// With the system clock, setting it back an hour would stop the polling for an hour.
const monotonicClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
}

export async function createQueues({ pool, log }: JobsOptions): Promise<void> {
  const boss = createBoss({ pool, log }, { supervise: false })
  await withLock(pool, async () => {
    await boss.start()
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options)
      // An existing queue keeps its options otherwise.
      await boss.updateQueue(name, options)
    }
  })
  await boss.stop({ graceful: false })
}

export async function openJobs({ pool, log, pollSeconds = 1, wakeAfter }: JobsOptions): Promise<Jobs> {
  const boss = createBoss({ pool, log }, { migrate: false })
  await boss.start()
  const workers = new Map<JobQueue, string>()
  const wake = (queue: JobQueue) => boss.notifyWorker(workers.get(queue) ?? '')
  return {
    send: async (tx, queue, data, startAfter) => {
      await boss.send(queue, data, { db: fromKysely(tx), ...(startAfter && { startAfter }) })
      if (wakeAfter !== undefined) later(wake, wakeAfter, queue).unref()
    },
    work: async <T extends object>(queue: JobQueue, handle: (job: Job<T>) => Promise<void>) => {
      const options = { pollingIntervalSeconds: pollSeconds, batchSize, perJobResults: true } as const
      const complete = (id: string) => boss.complete(queue, id)
      const work = (jobs: Job<T>[]) => Promise.all(jobs.map((job) => runJob(job, handle, complete)))
      workers.set(queue, await boss.work<T>(queue, options, work))
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
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  return boss
}

// Processes that start together on an empty database would all create the queue tables.
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local lock_timeout = '1min'; set local statement_timeout = '1min';
      set local idle_in_transaction_session_timeout = '1min'; select pg_advisory_xact_lock(${lockKey})`)
    await work()
  } finally {
    // Closing the connection releases the advisory lock in any case.
    client.release(true)
  }
}

async function runJob<T extends object>(
  { id, data }: Job<T>,
  handle: (job: Job<T>) => Promise<void>,
  complete: (id: string) => Promise<unknown>,
) {
  const status = await handle({ id, data }).then(
    () => 'completed' as const,
    () => 'failed' as const,
  )
  // Completed one by one, so that a killed process leaves as little as possible to be done twice.
  if (status === 'completed') await complete(id).catch(() => {})
  return { id, status }
}

// Several statements in one query return several results; the last one counts.
async function executeSql(pool: Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const results: QueryResult[] = [await pool.query(text, values)].flat()
  return results.at(-1) ?? { rows: [] }
}
