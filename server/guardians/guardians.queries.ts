import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { consentLimits, Guardian, type GuardianFields } from '#contract/people/guardians.ts'
import { type Reach, studentsIn } from '#server/database/reach.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'

type Tx = Transaction<Tables>

const hashOf = (email: RawBuilder<unknown>) => sql`sha256(convert_to(${email}, 'UTF8'))`
const week = sql`make_interval(days => ${sql.lit(consentLimits.days)})`
const mayAsk = sql`q.refused_at is null and q.asked_times < ${sql.lit(consentLimits.times)}`

const FoundStudent = z.object({ is_on: z.boolean(), is_active: z.boolean() })

export const findFamily = (db: Kysely<Tables>, reach: Reach, student_id: string) =>
  rowOf(
    db,
    FoundStudent,
    sql`
    select s.writes_guardians as is_on, t.status = 'active' as is_active
    from ${studentsIn(reach)} t join schools s on s.id = t.school_id
    where t.school_id = ${reach.school_id} and t.id = ${student_id}`,
  )

export const findGuardian = (db: Kysely<Tables>, { school_id, student_id }: StudentRef) =>
  rowOf(
    db,
    Guardian,
    sql`
    select g.email, g.language, g.state, q.asked_at, g.answered_at,
      case when g.state = 'pending' and ${mayAsk} then q.asked_at + ${week} end as next_question_at
    from guardians g join guardian_questions q
      on q.school_id = g.school_id and q.student_id = g.student_id and q.email_hash = ${hashOf(sql`g.email`)}
    where g.school_id = ${school_id} and g.student_id = ${student_id}`,
  )

/** Counts a question to an address; false if it said no, or was asked lately or often enough. */
export async function countQuestion(tx: Tx, { school_id, student_id }: StudentRef, email: string): Promise<boolean> {
  const { rows } = await sql`
    insert into guardian_questions as q (school_id, student_id, email_hash)
    values (${school_id}, ${student_id}, ${hashOf(sql`${email}::text`)})
    on conflict (school_id, student_id, email_hash) do update set asked_at = now(), asked_times = q.asked_times + 1
    where ${mayAsk} and q.asked_at <= now() - ${week} returning 1`.execute(tx)
  return rows.length > 0
}

const Question = z.object({ is_refused: z.boolean(), is_often: z.boolean() })

export const findQuestion = (tx: Tx, { school_id, student_id }: StudentRef, email: string) =>
  rowOf(
    tx,
    Question,
    sql`
    select refused_at is not null as is_refused, asked_times >= ${sql.lit(consentLimits.times)} as is_often
    from guardian_questions where school_id = ${school_id} and student_id = ${student_id}
      and email_hash = ${hashOf(sql`${email}::text`)}`,
  )

/** Another address begins without an answer. */
export const saveGuardian = (tx: Tx, { school_id, student_id }: StudentRef, { email, language }: GuardianFields) =>
  sql`
    insert into guardians as g (school_id, student_id, email, language) values (${school_id}, ${student_id}, ${email}, ${language})
    on conflict (school_id, student_id) do update set email = excluded.email, language = excluded.language,
      state = case when g.email = excluded.email then g.state else 'pending' end,
      answered_at = case when g.email = excluded.email then g.answered_at end`.execute(tx)

export async function deleteGuardian(tx: Tx, { school_id, student_id }: StudentRef): Promise<boolean> {
  const { rows } = await sql`
    delete from guardians where school_id = ${school_id} and student_id = ${student_id} returning 1`.execute(tx)
  return rows.length > 0
}

const Answering = z.object({
  ...z.pick(Guardian, { email: true, state: true, language: true }).shape,
  school_name: z.string(),
  first_name: z.string(),
})

export const findAnswering = (db: Kysely<Tables>, { school_id, student_id }: StudentRef) =>
  rowOf(
    db,
    Answering,
    sql`
    select g.email, g.state, s.name as school_name, t.first_name, coalesce(g.language,
      (select u.interface_language from users u where u.school_id = s.id and u.role in ('school', 'admin'))) as language
    from guardians g join students t on t.school_id = g.school_id and t.id = g.student_id join schools s on s.id = g.school_id
    where g.school_id = ${school_id} and g.student_id = ${student_id}`,
  )

/** Saves an answer. A no is remembered for the address, and a repeated answer changes nothing. */
export async function saveAnswer(
  db: Kysely<Tables>,
  { school_id, student_id, email }: StudentRef & { email: string },
  agrees: boolean,
): Promise<void> {
  await sql`
    with answered as (
      update guardians set answered_at = now(),
        state = case when ${agrees} then 'granted' when state = 'granted' then 'withdrawn' else 'refused' end
      where school_id = ${school_id} and student_id = ${student_id} and email = ${email}
        and state <> all(case when ${agrees} then array['granted'] else array['refused', 'withdrawn'] end)
      returning school_id, student_id, email)
    update guardian_questions q set refused_at = case when ${agrees} then null else now() end
    from answered a
    where q.school_id = a.school_id and q.student_id = a.student_id and q.email_hash = ${hashOf(sql`a.email`)}`.execute(
    db,
  )
}

export async function listGranted(tx: Tx, school_id: string, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    z.object({ student_id: z.uuid() }),
    sql`
    select g.student_id from guardians g join students t on t.school_id = g.school_id and t.id = g.student_id
    where g.school_id = ${school_id} and g.state = 'granted' and t.status = 'active'
    order by g.student_id limit ${limit}`,
  )
  return rows.map(({ student_id }) => student_id)
}
