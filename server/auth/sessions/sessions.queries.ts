import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type SessionEndReason, sessionEndReasons } from '#contract/school/session-end-reasons.ts'
import { confirmationMinutes } from '#contract/school/factors.ts'
import { ApiError } from '#contract/errors.ts'
import { sessionsPerUser } from '#contract/school/sessions.ts'
import { idleLimit, tokenLifetime } from '#server/auth/sessions/tokens.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Account, AccountRow } from '#server/http/guard/callers.ts'

/** A trial that has ended unpaid counts as canceled at once, without an update. */
export const subscriptionStatus = sql`
  case when s.subscription_status = 'trialing' and not s.subscription_renews and s.subscription_end_date <= now() then 'canceled' else s.subscription_status end`

/** Whether a user `u` has a second factor. */
export const hasFactor = sql`(exists (select from passkeys k where k.school_id = u.school_id and k.user_id = u.id)
  or exists (select from authenticator_apps a where a.school_id = u.school_id and a.user_id = u.id and a.confirmed_at is not null))`

const byRole = ({ school, admin }: { school: number; admin: number }) =>
  sql`make_interval(secs => case u.role when 'admin' then ${admin}::int else ${school}::int end)`

/** For a session `n` of a user `u`. The limits follow the current role. */
export const isLive = sql`n.expires_at > now() and n.created_at > now() - ${byRole(tokenLifetime)}
  and n.last_seen_at > now() - ${byRole(idleLimit)}`

/** Whether a school `s` requires a second factor that its user `u` does not have. */
export const mustSetFactor = sql`(s.require_second_factor and not ${hasFactor})`

const accountOfSession = prepared<{ sid: string; sub: string }>(
  ['sid', 'sub'],
  ({ sid, sub }) => sql`
    select t.school_id, n.user_id, n.id as session_id, u.role, s.tier, ${subscriptionStatus} as status, s.subscription_end_date,
      now() as now, n.last_seen_at < now() - interval '1 minute' as is_stale,
      n.confirmed_at > now() - make_interval(mins => ${confirmationMinutes}::int) as is_confirmed_lately, ${mustSetFactor} as must_set_factor
    from session_tokens t
    join sessions n on n.school_id = t.school_id and n.id = t.session_id
    join users u on u.school_id = n.school_id and u.id = n.user_id
    join schools s on s.id = t.school_id
    where t.sid = ${sid} and n.user_id = ${sub}::uuid and u.removed_at is null and ${isLive}`,
)

export const findAccount = (
  db: Kysely<Tables>,
  claims: { sid: string; sub: string },
): Promise<AccountRow | undefined> => rowOf(db, AccountRow, accountOfSession(claims))

export const touchSession = (
  db: Kysely<Tables>,
  { school_id, session_id }: Pick<Account, 'school_id' | 'session_id'>,
) =>
  sql`update sessions set last_seen_at = now() where school_id = ${school_id} and id = ${session_id} and last_seen_at < now()`.execute(
    db,
  )

export interface NewSession {
  school_id: string
  user_id: string
  sid: string
  ip: string
  user_agent: string
  lifetime: number
}

/** Locks the user's row, so that concurrent sign-ins don't exceed the limit. */
export async function insertSession(tx: Transaction<Tables>, session: NewSession): Promise<void> {
  const { school_id, user_id, sid, ip, user_agent, lifetime } = session
  await sql`select 1 from users where school_id = ${school_id} and id = ${user_id} for update`.execute(tx)
  await sql`delete from sessions where school_id = ${school_id} and user_id = ${user_id} and expires_at <= now()`.execute(
    tx,
  )
  const excessSessions = sql`n.id in (select id from sessions where school_id = ${school_id} and user_id = ${user_id}
    order by created_at desc, id desc offset ${sessionsPerUser - 1})`
  await endWhere(tx, session, excessSessions, 'replaced')
  await sql`
    with opened as (
      insert into sessions (school_id, user_id, ip, user_agent, expires_at)
      values (${school_id}, ${user_id}, ${ip}, ${user_agent}, now() + make_interval(secs => ${lifetime}::int))
      returning school_id, id)
    insert into session_tokens (sid, school_id, session_id) select ${sid}, school_id, id from opened`.execute(tx)
}

export const confirmSession = (
  db: Kysely<Tables>,
  { school_id, session_id }: Pick<Account, 'school_id' | 'session_id'>,
) => sql`update sessions set confirmed_at = now() where school_id = ${school_id} and id = ${session_id}`.execute(db)

export const endSessions = (
  tx: Transaction<Tables>,
  user: Pick<Account, 'school_id' | 'user_id'>,
  exceptId: string | null,
  reason: SessionEndReason,
): Promise<number> => endWhere(tx, user, sql`n.id is distinct from ${exceptId}::uuid`, reason)

export const endSession = async (
  tx: Transaction<Tables>,
  user: Pick<Account, 'school_id' | 'user_id'>,
  id: string,
): Promise<boolean> => (await endWhere(tx, user, sql`n.id = ${id}::uuid`, 'terminated')) > 0

async function endWhere(
  tx: Transaction<Tables>,
  { school_id, user_id }: Pick<Account, 'school_id' | 'user_id'>,
  condition: RawBuilder<unknown>,
  reason: SessionEndReason,
): Promise<number> {
  const rows = await rowsOf(
    tx,
    z.object({ ended: z.number() }),
    sql`
    with matching as (
      select n.id, t.sid from sessions n join session_tokens t on t.school_id = n.school_id and t.session_id = n.id
      where n.school_id = ${school_id} and n.user_id = ${user_id} and ${condition}),
    recorded as (insert into ended_sessions (sid, school_id, reason) select sid, ${school_id}, ${reason} from matching
      on conflict (sid) do nothing),
    deleted as (delete from sessions where school_id = ${school_id} and id in (select id from matching) returning 1)
    select count(*)::int as ended from deleted`,
  )
  return rows[0]?.ended ?? 0
}

export async function findEndReason(db: Kysely<Tables>, sid: string): Promise<SessionEndReason | undefined> {
  const rows = await rowsOf(
    db,
    z.object({ reason: z.enum(sessionEndReasons) }),
    sql`select reason from ended_sessions where sid = ${sid}`,
  )
  return rows[0]?.reason
}

/** Locks the user of a live session, if the password is still the given one; throws `unauthenticated`. */
export async function lockSessionUser(
  tx: Transaction<Tables>,
  { school_id, user_id, session_id }: Pick<Account, 'school_id' | 'user_id' | 'session_id'>,
  password_hash: string | null = null,
): Promise<void> {
  const { rows } = await sql`
    select 1 from users u join sessions n on n.school_id = u.school_id and n.user_id = u.id
    where u.school_id = ${school_id} and u.id = ${user_id} and n.id = ${session_id} and ${isLive}
      and u.password_hash is not distinct from coalesce(${password_hash}, u.password_hash)
    for update`.execute(tx)
  if (!rows.length) throw new ApiError('unauthenticated')
}

export const deleteSession = (db: Kysely<Tables>, { school_id, session_id }: Account) =>
  sql`delete from sessions where school_id = ${school_id} and id = ${session_id}`.execute(db)

export async function purgeSessions(db: Kysely<Tables>): Promise<void> {
  await sql`delete from sessions where expires_at <= now() or last_seen_at < now() - make_interval(secs => ${idleLimit.school}::int)`.execute(
    db,
  )
  await sql`delete from ended_sessions where ended_at < now() - make_interval(secs => ${tokenLifetime.school}::int)`.execute(
    db,
  )
}
