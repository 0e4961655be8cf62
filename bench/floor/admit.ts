import { Pool } from 'pg'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { columnTypes } from '#server/database/values.ts'
import { createKeys } from '#server/settings/keys.ts'
import { session } from './statements.ts'

export interface Account {
  school_id: string
  user_id: string
}

export const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  types: columnTypes,
  max: 20,
  idleTimeoutMillis: 60_000,
})
const tokens = createTokens(createKeys(process.env.AUTH_SECRET ?? ''))

export async function admit(authorization = ''): Promise<Account | undefined> {
  const claims = tokens.read(authorization.slice('Bearer '.length))
  if (!claims) return undefined
  const { rows } = await pool.query<Account>(session(claims))
  return rows[0]
}
