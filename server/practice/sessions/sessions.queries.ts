import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { User } from '#contract/school/auth.ts'
import { microphoneModes } from '#contract/values/microphone.ts'
import { studentAddresses } from '#contract/values/student-address.ts'
import { practiceSeconds } from '#contract/practice/practice.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import { prepared } from '#server/database/prepared.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const access = z.pick(User, { role: true, status: true, subscription_end_date: true }).shape
const PracticeSessionRow = z.object({
  school_id: z.uuid(),
  student_id: z.uuid(),
  practice_session_id: z.uuid(),
  native_language: z.nullable(z.string()),
  student_address: z.enum(studentAddresses),
  microphone: z.enum(microphoneModes),
  now: z.iso.datetime(),
  ...access,
})
type PracticeSessionRow = z.output<typeof PracticeSessionRow>

/** Whether some user of the school passes without a subscription. */
export const roleOfSchool = sql`
  (select coalesce(max(u.role) filter (where u.role = 'admin'), 'school') from users u where u.school_id = s.id)`

const sessionOfToken = prepared<{ sid: string; sub: string }>(
  ['sid', 'sub'],
  ({ sid, sub }) => sql`
    select p.school_id, p.student_id, p.id as practice_session_id, t.native_language, s.student_address, s.microphone,
      ${roleOfSchool} as role, ${subscriptionStatus} as status, s.subscription_end_date, now() as now
    from practice_tokens k
    join practice_sessions p on p.school_id = k.school_id and p.id = k.session_id
    join students t on t.school_id = p.school_id and t.id = p.student_id
    join practice_links l on l.school_id = p.school_id and l.student_id = p.student_id
    join schools s on s.id = p.school_id
    where k.sid = ${sid} and p.student_id = ${sub}::uuid and p.expires_at > now() and l.expires_at > now()
      and t.status = 'active'`,
)

export const findPracticeSession = (
  db: Kysely<Tables>,
  claims: { sid: string; sub: string },
): Promise<PracticeSessionRow | undefined> => rowOf(db, PracticeSessionRow, sessionOfToken(claims))

const WayIn = z.object({
  school_id: z.uuid(),
  student_id: z.uuid(),
  version: z.int(),
  now: z.iso.datetime(),
  ...access,
})
type WayIn = z.output<typeof WayIn>

/** The live link of an active student by the hash of its secret, in one statement for valid and invalid links. */
export async function findWayIn(db: Kysely<Tables>, hash: string): Promise<WayIn | undefined> {
  const rows = await rowsOf(
    db,
    WayIn,
    sql`
    select l.school_id, l.student_id, l.version, ${roleOfSchool} as role, ${subscriptionStatus} as status,
      s.subscription_end_date, now() as now
    from practice_link_hashes h
    join practice_links l on l.school_id = h.school_id and l.student_id = h.student_id
    join students t on t.school_id = l.school_id and t.id = l.student_id
    join schools s on s.id = l.school_id
    where h.hash = ${hash} and l.expires_at > now() and t.status = 'active'`,
  )
  return rows[0]
}

/** Notes that a link was used, and holds it until the transaction ends; false where it is another one by now. */
export async function useLink(
  tx: Transaction<Tables>,
  { school_id, student_id, version }: Pick<WayIn, 'school_id' | 'student_id' | 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    update practice_links set last_used_at = now()
    where school_id = ${school_id} and student_id = ${student_id} and version = ${version} returning 1`.execute(tx)
  return rows.length > 0
}

const sessionsPerStudent = 20

export async function insertPracticeSession(
  tx: Transaction<Tables>,
  { school_id, student_id, sid }: { school_id: string; student_id: string; sid: string },
): Promise<void> {
  await sql`
    delete from practice_sessions where school_id = ${school_id} and student_id = ${student_id} and id in (
      select id from practice_sessions where school_id = ${school_id} and student_id = ${student_id}
      order by id desc offset ${sessionsPerStudent - 1})`.execute(tx)
  await sql`
    with opened as (
      insert into practice_sessions (school_id, student_id, expires_at)
      values (${school_id}, ${student_id}, now() + make_interval(secs => ${practiceSeconds}::int)) returning school_id, id)
    insert into practice_tokens (sid, school_id, session_id) select ${sid}, school_id, id from opened`.execute(tx)
}

export const endPracticeSession = (tx: Transaction<Tables>, school_id: string, id: string) =>
  sql`delete from practice_sessions where school_id = ${school_id} and id = ${id}`.execute(tx)

/** Those of these messages of a conversation that were said before the student's session began. */
export async function listEarlier(
  db: Kysely<Tables>,
  { school_id, practice_session_id }: { school_id: string; practice_session_id: string },
  conversation_id: string,
  message_ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select m.id from messages m join practice_sessions p on p.school_id = m.school_id and p.id = ${practice_session_id}
    where m.school_id = ${school_id} and m.conversation_id = ${conversation_id} and m.id = any(${message_ids}::uuid[])
      and m.at < p.expires_at - make_interval(secs => ${practiceSeconds}::int)`,
  )
  return rows.map(({ id }) => id)
}

export const deletePracticeSessions = (db: Kysely<Tables>) =>
  sql`delete from practice_sessions where expires_at <= now()`.execute(db)
