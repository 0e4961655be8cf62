import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Jobs, openJobs } from '#server/jobs/jobs.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'
import { eventually } from '#server/test/eventually.ts'

let database: TestDatabase
let jobs: Jobs
const hour = 3_600_000

beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
  await jobs.stop()
})
afterAll(() => database.close())

test('waiting jobs run even if the system clock is set back an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour })
  jobs = await openJobs({ pool: database.pool, log: pino({ level: 'silent' }), pollSeconds: 0.5 })
  const done: string[] = []
  let isSetBack = false
  await jobs.work('files', async ({ id }) => {
    // During a job, so that the polling delay after it spans the change of the clock.
    if (!isSetBack) vi.setSystemTime(Date.now() - hour)
    isSetBack = true
    done.push(id)
  })
  const send = () => database.db.transaction().execute((tx) => jobs.send(tx, 'files', {}))
  await send()
  await eventually(() => expect(done).toHaveLength(1))
  await send()
  await eventually(() => expect(done).toHaveLength(2))
})
