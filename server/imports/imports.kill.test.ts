import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient, type Send } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { openTestDatabase, type TestDatabase } from '#server/test/database.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { goodPassword } from '#server/test/world.ts'

const rows = 400
const rounds = 4

let folder: string
let database: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-kill-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await endPrograms()
  await database.close()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

async function startServer() {
  const env = { PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url, LIMIT_FACTOR: '1000' }
  const { child, firstLine, ending } = runProgram('server/main.mjs', [], env)
  const address = (await firstLine)?.split(' ')[4] ?? ''
  const kill = async () => {
    child.kill('SIGKILL')
    await ending
  }
  return { kill, api: (token = '') => apiOf(sendTo(address, token)) }
}

const apiOf = (send: Send) => ({
  auth: createClient(contract.auth, send),
  billing: createClient(contract.billing, send),
  imports: createClient(contract.imports, send),
  notices: createClient(contract.notices, send),
  students: createClient(contract.students, send),
})

const file = () => {
  const lines = Array.from({ length: rows }, (_, index) => `Ada ${index},ada${index}@kill.example,B1 Tuesday`)
  return new Blob([['First name,Email,Class', ...lines].join('\n')], { type: 'text/csv' })
}

test('an import that the server is killed in is there whole or not at all, and a repeat completes it', async () => {
  let server = await startServer()
  const { authToken } = await server.api().auth.signUp({
    body: { email: 'ana@kill.example', school_name: 'Escuela Sol', password: goodPassword },
  })
  await server.api(authToken).billing.subscribe({ body: { tier: 'pro' } })
  for (let round = 0; round < rounds; round++) {
    const { imports } = server.api(authToken)
    const { import_id } = await imports.preview({ file: file() })
    const key = { idempotencyKey: `round-${round}` }
    const answered = imports.run({ body: { import_id } }, key).then(
      () => true,
      () => false,
    )
    await sleep(4 + round * 28)
    await server.kill()
    server = await startServer()
    const again = server.api(authToken)
    const { total } = await again.students.list()
    expect([0, rows]).toContain(total)
    if (await answered) expect(total).toBe(rows)
    await again.imports.run({ body: { import_id } }, key)
    const { items, total: whole } = await again.students.list({ query: { page_size: 100 } })
    expect([whole, items.every(({ classes }) => classes.length === 1)]).toEqual([rows, true])
    // The notice of an import is there with it, however often it was tried.
    expect((await again.notices.list()).unread).toBe(round + 1)
    const ids = await allIds(again)
    await again.students.bulk({ body: { action: 'delete', ids } })
  }
})

async function allIds({ students }: ReturnType<typeof apiOf>): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: rows / 100 }, (_, index) => students.list({ query: { page: index + 1, page_size: 100 } })),
  )
  return pages.flatMap(({ items }) => items.map(({ id }) => id))
}
