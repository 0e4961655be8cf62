import { join } from 'node:path'
import { Client } from 'pg'

/** Works as the superuser of the database in a data folder, past the server. */
export async function inDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: join(dataDir, 'postgres'), user: 'postgres', database: 'postgres' })
  // A killed database also ends idle connections.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
