import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { lockFolder } from '#server/database/embedded/embedded-lock.ts'
import { migrate } from '#server/database/migrate.ts'
import { openCommandDatabase } from '#server/database/command-database.ts'

let dataDir: string
let parts: AsyncDisposableStack
beforeEach(async () => {
  parts = new AsyncDisposableStack()
  dataDir = await mkdtemp(join(tmpdir(), 'tertulia-command-'))
  parts.defer(() => rm(dataDir, { recursive: true, force: true }))
})
afterEach(() => parts.disposeAsync())

function openAsCommand() {
  const printed: string[] = []
  const database = openCommandDatabase(
    { databaseUrl: undefined, databaseAdminUrl: undefined, dataDir },
    parts,
    (line) => void printed.push(line),
  )
  return { printed, database }
}

test('a command waits for a server whose database is not migrated yet', async () => {
  const { connection, stop } = await startEmbedded({ dataDir })
  parts.defer(stop)
  const { printed, database } = openAsCommand()
  await expect.poll(() => printed).toHaveLength(1)
  await migrate(connection)
  const { rows } = await (await database).pool.query('select count(*)::int as notices from notices')
  expect(rows).toEqual([{ notices: 0 }])
  expect(printed).toEqual([`Waiting for the server that is starting in ${dataDir}.`])
})

test('a command waits for a server whose database has not started yet', async () => {
  const lock = await lockFolder(dataDir)
  const { printed, database } = openAsCommand()
  await expect.poll(() => printed).toHaveLength(1)
  lock.release()
  expect((await (await database).pool.query('select 1 from notices')).rows).toEqual([])
})
