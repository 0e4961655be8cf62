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
