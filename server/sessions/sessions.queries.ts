import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { onlineMinutes, Session } from '#contract/school/sessions.ts'
import { nameBrowser } from '#server/auth/sessions/browser.ts'
import { isLive } from '#server/auth/sessions/sessions.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function listSessions(
  db: Kysely<Tables>,
  { school_id, user_id, session_id }: Account,
): Promise<Session[]> {
  const rows = await rowsOf(
    db,
    z.extend(z.omit(Session, { browser: true, system: true }), { user_agent: z.string() }),
    sql`
    select n.id, n.id = ${session_id} as current, n.ip, n.created_at, n.last_seen_at, n.user_agent,
      n.id = ${session_id} or n.last_seen_at > now() - make_interval(mins => ${onlineMinutes}::int) as online
    from sessions n join users u on u.school_id = n.school_id and u.id = n.user_id
    where n.school_id = ${school_id} and n.user_id = ${user_id} and ${isLive}
    order by n.id = ${session_id} desc, n.last_seen_at desc, n.id`,
  )
  return rows.map(({ user_agent, ...session }) => ({ ...session, ...nameBrowser(user_agent) }))
}
