import { type Kysely, sql } from 'kysely'
import { onlineMinutes, type Session } from '#contract/sessions.ts'
import { nameBrowser } from '#server/auth/browser.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { idleLimit } from '#server/auth/tokens.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** The live sessions of a user, the one that asks first and then the latest seen. */
export async function listSessions(
  db: Kysely<Tables>,
  { school_id, user_id, session_id, role }: Account,
): Promise<Session[]> {
  const { rows } = await sql<Omit<Session, 'browser' | 'system'> & { user_agent: string }>`
    select id, id = ${session_id} as current, ip, created_at, last_seen_at, user_agent,
      id = ${session_id} or last_seen_at > now() - make_interval(mins => ${onlineMinutes}::int) as online
    from sessions
    where school_id = ${school_id} and user_id = ${user_id} and expires_at > now()
      and last_seen_at > now() - make_interval(secs => ${idleLimit[role]}::int)
    order by id = ${session_id} desc, last_seen_at desc, id`.execute(db)
  return rows.map(({ user_agent, ...session }) => ({ ...session, ...nameBrowser(user_agent) }))
}
