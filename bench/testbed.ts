import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Job, Outcome } from './client.ts'
import { type Cpu, readCpu } from './cpu.ts'
import type { Run } from './many-schools.ts'
import { fillPractice, type Practice } from './practice.ts'
import { type Program, startProgram, startServer } from './programs.ts'
import { openSchools, openTeacher, type School } from './schools.ts'

/** A server under comparison, and the `application_name` of its database connections. */
export interface Side {
  program: Program
  name: string
}

export interface Testbed {
  ours: Side
  floor: Side
  floorInFastify: Side
  /** The product with the floor's list: what everything around the list costs. */
  floorInProduct: Side
  databaseUrl: string
  authSecret: string
  send: (side: Side, job: Omit<Job, 'address'>) => Promise<Outcome>
  readCpu: (side: Side) => Promise<Cpu>
  openSchools: (options: { count: number; students?: number }) => Promise<School[]>
  openTeacher: (school: School, classes: number) => Promise<School>
  practise: (school: School, practice: Practice) => Promise<void>
  run: Run
  /** Starts a server, of another folder if given, on an empty database; `run` there doesn't check foreign keys. */
  openBeside: (name: string, folder?: string) => Promise<{ side: Side; run: Run }>
  settle: () => Promise<void>
}

export async function openTestbed(stack: AsyncDisposableStack): Promise<Testbed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, maxRetries: 50, retryDelay: 100 }))
  const { folder: socketFolder, stop } = await startEmbedded({ dataDir })
  stack.defer(stop)
  const authSecret = randomBytes(32).toString('hex')
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
  const databaseUrl = urlOf('postgres')
  const env = { PORT: '0', DATA_DIR: dataDir, AUTH_SECRET: authSecret, LIMIT_FACTOR: '100000' }
  type Start = (env: Record<string, string>) => Promise<Program>
  const open = async (name: string, start: Start, url = databaseUrl): Promise<Side> => {
    const program = await start({ ...env, DATABASE_URL: `${url}&application_name=${name}` })
    stack.defer(program.stop)
    return { program, name }
  }
  const ours = await open('ours', (settings) => startServer(settings))
  const floor = await open('floor', (settings) => startProgram('bench/floor.ts', settings))
  const floorInFastify = await open('fastify', (settings) => startProgram('bench/floor-in-fastify.ts', settings))
  const preloaded = 'bench/floor/in-product.ts'
  const floorInProduct = await open('product', (settings) => startServer(settings, { preloaded }))
  const client = await startProgram('bench/client.ts')
  stack.defer(client.stop)
  const database = await openDatabase({ connectionString: `${databaseUrl}&application_name=bench` })
  stack.defer(database.close)
  return {
    ours,
    floor,
    floorInFastify,
    floorInProduct,
    databaseUrl,
    authSecret,
    send: ({ program }, job) => client.ask<Outcome>({ ...job, address: program.address }),
    readCpu: ({ program, name }) => readCpu(program, name, database.db),
    openSchools: (options) => openSchools(database.db, authSecret, options),
    openTeacher: (school, classes) => openTeacher(database.db, authSecret, school, classes),
    practise: ({ school_id }, practice) => fillPractice(database.db, school_id, practice),
    run: async (text, values = []) => (await database.pool.query(text, [...values])).rows,
    openBeside: async (name, folder) => {
      await sql`create database ${sql.id(name)}`.execute(database.db)
      const side = await open(name, (settings) => startServer(settings, { folder }), urlOf(name))
      const options = encodeURIComponent('-c statement_timeout=0 -c session_replication_role=replica')
      const { pool, close } = await openDatabase({ connectionString: `${urlOf(name)}&options=${options}` })
      stack.defer(close)
      return { side, run: async (text, values = []) => (await pool.query(text, [...values])).rows }
    },
    settle: async () => {
      await sql`vacuum analyze`.execute(database.db)
    },
  }
}
