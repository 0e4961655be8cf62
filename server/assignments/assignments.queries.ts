import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { Assignment } from '#contract/teaching/assignments.ts'
import { classesIn, membersIn, type Reach, studentsIn } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Ids = readonly string[]

export type AssignmentSide = 'chatbots' | 'avatars' | 'students' | 'classes'

const tables: Record<AssignmentSide, (reach: Reach) => RawBuilder<unknown>> = {
  chatbots: () => sql`chatbots`,
  avatars: () => sql`avatars`,
  students: studentsIn,
  classes: classesIn,
}

/** Locks the rows against deletion. False if one of the ids is out of reach. */
export async function lockAll(tx: Transaction<Tables>, reach: Reach, side: AssignmentSide, ids: Ids): Promise<boolean> {
  if (ids.length === 0) return true
  const isCurrent = side === 'classes' ? sql`archived_at is null` : sql`true`
  const { rows } = await sql`
    select 1 from ${tables[side](reach)} s where school_id = ${reach.school_id} and id = any(${ids}::uuid[]) and ${isCurrent}
    order by id for key share`.execute(tx)
  return rows.length === new Set(ids).size
}

export async function isWithinReach(
  db: Kysely<Tables>,
  reach: Reach,
  side: AssignmentSide,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${tables[side](reach)} s where school_id = ${reach.school_id} and id = ${id}`.execute(db)
  return rows.length > 0
}

const partnerName = sql`coalesce(v.name, c.name) collate natural_order, coalesce(v.id, c.id)`
const studentName = sql`s.name collate natural_order, s.id`
const className = sql`k.name collate natural_order, k.id`

const listings: Record<
  AssignmentSide,
  (reach: Reach, id: string) => { condition: RawBuilder<unknown>; order: RawBuilder<unknown> }
> = {
  chatbots: (_, id) => ({ condition: sql`a.chatbot_id = ${id}`, order: sql`${studentName}, ${className}` }),
  avatars: (_, id) => ({ condition: sql`a.avatar_id = ${id}`, order: sql`${studentName}, ${className}` }),
  classes: (_, id) => ({ condition: sql`a.class_id = ${id}`, order: partnerName }),
  students: (reach, id) => ({
    condition: sql`(a.student_id = ${id} or a.class_id in (
        select class_id from ${membersIn(reach)} s where school_id = ${reach.school_id} and student_id = ${id}))`,
    order: sql`${partnerName}, a.student_id, ${className}`,
  }),
}

export async function assignmentsOf(
  db: Kysely<Tables>,
  reach: Reach,
  side: AssignmentSide,
  id: string,
): Promise<Assignment[]> {
  const { school_id } = reach
  const { condition, order } = listings[side](reach, id)
  const rows = await rowsOf(
    db,
    Assignment,
    sql`
    select
      case when v.id is null then json_build_object(
        'id', c.id, 'name', c.name, 'language', c.language, 'level', c.level, 'status', c.status) end as chatbot,
      case when v.id is not null then json_build_object(
        'id', v.id, 'name', v.name, 'language', v.language, 'level', c.level, 'status', v.status, 'look', v.look,
        'chatbot', case when c.id is not null then json_build_object(
          'id', c.id, 'name', c.name, 'level', c.level, 'status', c.status) end) end as avatar,
      case when s.id is not null then
        json_build_object('id', s.id, 'name', s.name, 'is_active', s.status = 'active') end as student,
      case when k.id is not null then
        json_build_object('id', k.id, 'name', k.name, 'student_count', coalesce(m.students, 0)) end as class
    from assignments a
    left join avatars v on v.school_id = a.school_id and v.id = a.avatar_id
    left join chatbots c on c.school_id = a.school_id and c.id = coalesce(a.chatbot_id, v.chatbot_id)
    left join ${studentsIn(reach)} s on s.school_id = a.school_id and s.id = a.student_id
    left join ${classesIn(reach)} k on k.school_id = a.school_id and k.id = a.class_id and k.archived_at is null
    left join (
      select class_id, count(*) as students from class_members where school_id = ${school_id} group by class_id
    ) m on m.class_id = k.id
    where a.school_id = ${school_id} and num_nonnulls(s.id, k.id) = 1 and ${condition} order by ${order}`,
  )
  return rows
}

interface PartnerIds {
  partner: 'chatbot_id' | 'avatar_id'
  ids: Ids
}
interface ReceiverIds {
  receiver: 'student_id' | 'class_id'
  ids: Ids
}

/** Returns the receivers of the new pairs. With a task, the new ones go with it; without one, pairs that a task made stay. */
export async function insertAssignments(
  tx: Transaction<Tables>,
  school_id: string,
  partners: PartnerIds,
  to: ReceiverIds,
  task_id: string | null = null,
): Promise<string[]> {
  if (partners.ids.length === 0 || to.ids.length === 0) return []
  const [partner, receiver] = [sql.ref(partners.partner), sql.ref(to.receiver)]
  if (task_id === null)
    await sql`
      update assignments set task_id = null where school_id = ${school_id} and task_id is not null
        and ${partner} = any(${partners.ids}::uuid[]) and ${receiver} = any(${to.ids}::uuid[])`.execute(tx)
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string() }),
    sql`
    insert into assignments (school_id, task_id, ${partner}, ${receiver})
    select ${school_id}, ${task_id}::uuid, p.id, r.id from unnest(${partners.ids}::uuid[]) as p (id), unnest(${to.ids}::uuid[]) as r (id)
    on conflict do nothing returning ${receiver} as id`,
  )
  return rows.map(({ id }) => id)
}

export async function deleteAssignments(
  tx: Transaction<Tables>,
  school_id: string,
  partners: PartnerIds,
  from: ReceiverIds,
): Promise<string[]> {
  if (partners.ids.length === 0 || from.ids.length === 0) return []
  const [partner, receiver] = [sql.ref(partners.partner), sql.ref(from.receiver)]
  const rows = await rowsOf(
    tx,
    z.object({ id: z.string() }),
    sql`
    delete from assignments
    where school_id = ${school_id} and ${partner} = any(${partners.ids}::uuid[]) and ${receiver} = any(${from.ids}::uuid[])
    returning ${receiver} as id`,
  )
  return rows.map(({ id }) => id)
}
