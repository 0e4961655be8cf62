import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { PoolClient, QueryConfig } from 'pg'
import { type Account, admit, pool } from './floor/admit.ts'
import { listOnFloor } from './floor/list.ts'
import { answerOnFloor, conversationIn } from './floor/message.ts'
import { count, insertMany, insertOne, lock, log, type NewRow } from './floor/statements.ts'

type Answer = (account: Account, body: Buffer) => Promise<unknown>

let parser: Worker | undefined

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release()
  }
}

const write = (account: Account, statement: QueryConfig) =>
  inTransaction(async (client) => {
    const { school_id } = account
    await client.query(lock(school_id))
    await client.query(count(school_id))
    const { rows } = await client.query<Record<string, unknown>>(statement)
    await client.query(log(account, statement.name ?? ''))
    return rows[0]
  })

const answers: Record<string, Answer> = {
  'GET /api/students': ({ school_id }) => listOnFloor(pool, school_id),
  'POST /api/students': async (account, body) => {
    const row: NewRow = JSON.parse(String(body))
    const { claimed: _claimed, ...student } = (await write(account, insertOne(account.school_id, row))) ?? {}
    return student
  },
  'POST /bulk': (account, body) => {
    const rows: NewRow[] = JSON.parse(String(body))
    return write(account, insertMany(account.school_id, rows))
  },
  'POST /parse': async (_account, body) => {
    parser ??= new Worker(new URL('floor/parser.ts', import.meta.url))
    parser.postMessage(body, [])
    const [rows]: unknown[][] = await once(parser, 'message')
    return { rows: rows?.length }
  },
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'POST' ? await bodyOf(request) : Buffer.alloc(0)
  const conversation = conversationIn(request.url)
  if (conversation !== undefined)
    return answerOnFloor(request.headers.authorization, conversation, String(body), response)
  const account = await admit(request.headers.authorization)
  const answer = answers[`${request.method} ${request.url?.split('?')[0]}`]
  if (!account || !answer) return void response.writeHead(account ? 404 : 401).end()
  const text = JSON.stringify(await answer(account, body))
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) })
    .end(text)
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.once('SIGTERM', () => process.exit(0))
