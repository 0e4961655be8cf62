import type { Client } from 'pg'
import {
  dropForeignKeys,
  listTables,
  moveSequences,
  readRows,
  checksum,
  type Table,
  bytesPerRow,
  writeRows,
} from '#server/move/catalog.queries.ts'
import { startupError } from '#server/lib/startup-error.ts'

export interface CopiedTable {
  name: string
  rows: number
}

const batchBytes = 2_000_000
const sessionSettings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '10s';
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1;
  set local bytea_output = 'hex'`

/** All or nothing, from one snapshot. */
export async function copyRows(source: Client, target: Client): Promise<CopiedTable[]> {
  await source.query(`begin isolation level repeatable read read only; ${sessionSettings}`)
  await target.query(`begin; ${sessionSettings}`)
  try {
    const tables = await listTables(source)
    await refuseUnlessEmpty(target, tables)
    const restoreKeys = await dropForeignKeys(target)
    const moved: CopiedTable[] = []
    for (const table of tables) moved.push({ name: table.name, rows: await copyTable(source, target, table) })
    await restoreKeys()
    await moveSequences(source, target)
    await target.query('commit')
    return moved
  } catch (error) {
    await target.query('rollback').catch(() => {})
    throw error
  }
}

// Locked until the end, so that a server that starts meanwhile waits.
async function refuseUnlessEmpty(target: Client, tables: readonly Table[]): Promise<void> {
  await target.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`)
  for (const table of tables) {
    const { rows } = await checksum(target, table)
    if (rows > 0)
      throw startupError(
        `The database of DATABASE_URL is not empty, ${table.name} has ${rows} rows: use an empty database.`,
      )
  }
}

async function copyTable(source: Client, target: Client, table: Table): Promise<number> {
  const before = await checksum(source, table)
  const perRow = await bytesPerRow(source, table, before.rows)
  const batchSize = Math.max(1, Math.min(1000, Math.floor(batchBytes / Math.max(1, perRow))))
  for await (const rows of readRows(source, table, batchSize)) await writeRows(target, table, rows)
  const after = await checksum(target, table)
  if (after.rows !== before.rows || after.sum !== before.sum)
    throw startupError(`The copy of ${table.name} does not match the original, so nothing was moved.`)
  return after.rows
}
