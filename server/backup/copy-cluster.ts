import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyFile, isFolder, sync, writeDurably } from '#server/files/copy-files.ts'
import type { Connection } from '#server/database/open.ts'

// Files of the running server, and files that are rebuilt at the start.
const runtimeFiles =
  /^(?:postmaster\.(?:pid|opts)|\.s\.PGSQL\..*|backup_label(?:\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*)$/
const emptiedFolders = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/** Copies the data files, which change meanwhile, and the write-ahead log from which PostgreSQL repairs them at the next start. */
export async function copyCluster(connection: Connection, from: string, to: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_session_timeout = 0')
    // The slot keeps the log until the connection ends.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
    const start = await queryRow<{ segment: string }>(
      client,
      `select pg_walfile_name(pg_backup_start('tertulia', true)) as segment`,
    )
    await copyFolder(from, to)
    const end = await queryRow<{ segment: string; labelfile: string }>(
      client,
      'select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(false)',
    )
    await writeDurably(join(to, 'backup_label'), end.labelfile)
    await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), start.segment, end.segment)
  } finally {
    await client.end()
  }
}

async function queryRow<T extends object>(client: Client, text: string): Promise<T> {
  const { rows } = await client.query<T>(text)
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    if (runtimeFiles.test(name)) continue
    const source = join(from, name)
    if (!(await isFolder(source, entry))) await copyFile(source, join(to, name))
    else if (emptiedFolders.has(name)) await mkdir(join(to, name), { mode: 0o700 })
    else await copyFolder(source, join(to, name))
  }
  await sync(to)
}

async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  for (const name of await readdir(from)) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) ? name >= first && name <= last : name.endsWith('.history')
    if (isNeeded) await copyFile(join(from, name), join(to, name))
  }
  await mkdir(join(to, 'archive_status'), { mode: 0o700 })
  await sync(to)
}
