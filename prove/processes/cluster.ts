import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import type { ProofContext } from '../proof.ts'

export interface Cluster {
  port: number
  authSecret: string
  makeDatabase: () => Promise<string>
  makeFolder: (name: string) => Promise<string>
  /** Like a power cut; PostgreSQL is restarted at once. */
  killDatabase: () => Promise<void>
}

export async function openCluster({ folder, stack }: Pick<ProofContext, 'folder' | 'stack'>): Promise<Cluster> {
  const port = await freePort()
  const dataDir = join(folder, 'database')
  const embedded = await startEmbedded({ dataDir, settings: { listen_addresses: '127.0.0.1', port: String(port) } })
  stack.defer(embedded.stop)
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let count = 0
  return {
    port,
    authSecret: randomBytes(32).toString('base64'),
    makeDatabase: async () => {
      const name = `school_${(count += 1)}`
      await query(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    makeFolder: async (name) => {
      const made = join(folder, `${name}-${(count += 1)}`)
      await mkdir(made, { recursive: true })
      return made
    },
    killDatabase: async () => {
      const [pid = ''] = (await readFile(join(embedded.folder, 'postmaster.pid'), 'utf8')).split('\n')
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
      for (const one of [pid, ...children.trim().split(' ')]) kill(Number(one))
    },
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}

export async function query<Row extends object>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement, [...values]).finally(() => client.end())).rows
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
