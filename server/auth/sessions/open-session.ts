import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Role } from '#contract/school/roles.ts'
import { insertSession } from '#server/auth/sessions/sessions.queries.ts'
import { lifetimeOf, type Tokens } from '#server/auth/sessions/tokens.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Caller } from '#server/http/mount.ts'

export async function openSession(
  { tokens }: { tokens: Tokens },
  tx: Transaction<Tables>,
  { school_id, user_id, role }: { school_id: string; user_id: string; role: Role },
  { ip, user_agent }: Caller,
): Promise<string> {
  const sid = randomBytes(16).toString('base64url')
  const lifetime = lifetimeOf(role)
  await insertSession(tx, { school_id, user_id, sid, ip, user_agent, lifetime })
  return tokens.sign({ sub: user_id, sid }, lifetime)
}
