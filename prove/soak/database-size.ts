import { join } from 'node:path'
import { Client } from 'pg'
import { openSocketFolder } from '#server/database/embedded/embedded.ts'

export async function sizeOf(dataDir: string): Promise<number> {
  const { host, close } = openSocketFolder(join(dataDir, 'postgres'))
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]?.size)
  } finally {
    await client.end()
    close()
  }
}
