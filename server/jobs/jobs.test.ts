import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open.ts'
import { createQueues, openJobs } from '#server/jobs/jobs.ts'
import { createEmptyDatabase } from '#server/test/database.ts'

let empty: string
let databases: Database[]

beforeAll(async () => {
  empty = await createEmptyDatabase()
  databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ connectionString: empty })))
})
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()))
})

test('processes that start together on an empty database all find the queues', async () => {
  const log = pino({ level: 'silent' })
  const begin = () =>
    Promise.allSettled(databases.map(({ pool }) => createQueues({ pool, log }).then(() => openJobs({ pool, log }))))
  for (let round = 0; round < 5; round += 1) {
    const started = await begin()
    const jobs = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await Promise.all(jobs.map(({ stop }) => stop()))
    expect(started.map(({ status }) => status)).toEqual(databases.map(() => 'fulfilled'))
    await databases[0]?.pool.query('drop schema pgboss cascade')
  }
})

test('a queue of an earlier release gets the policy of this one', async () => {
  const [{ pool } = {}] = databases
  if (!pool) throw new Error('There is no database')
  const log = pino({ level: 'silent' })
  const policyOf = async () => {
    const { rows } = await pool.query(
      "select retry_limit, retry_delay_max, expire_seconds from pgboss.queue where name = 'mail'",
    )
    return rows
  }
  await createQueues({ pool, log })
  const known = await policyOf()
  await pool.query(
    "update pgboss.queue set retry_limit = 1, retry_delay_max = 7, expire_seconds = 9 where name = 'mail'",
  )
  await createQueues({ pool, log })
  expect(await policyOf()).toEqual(known)
  expect(known).toEqual([{ retry_limit: 100, retry_delay_max: 3600, expire_seconds: 120 }])
})
