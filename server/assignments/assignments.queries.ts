import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Assignment } from '#contract/assignments.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Ids = readonly string[]

/** What an assignment joins. */
export type Side = 'chatbots' | 'students' | 'classes'

/** Says whether all of these are the school's, and keeps them from being deleted until the transaction ends. */
export async function holdAll(tx: Transaction<Tables>, school_id: string, side: Side, ids: Ids): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`
    select 1 from ${sql.table(side)} where school_id = ${school_id} and id = any(${ids}::uuid[])
    order by id for key share`.execute(tx)
  return rows.length === new Set(ids).size
}

/** Says whether something is the school's. */
export async function isHere(db: Kysely<Tables>, school_id: string, side: Side, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(side)} where school_id = ${school_id} and id = ${id}`.execute(db)
  return rows.length > 0
}

const chatbotName = sql`c.name collate natural_order, c.id`
const className = sql`k.name collate natural_order, k.id`

/** A chatbot's students by name, then its classes. */
export const assignmentsOfChatbot = (db: Kysely<Tables>, school_id: string, id: string): Promise<Assignment[]> =>
  list(db, school_id, sql`a.chatbot_id = ${id}`, sql`s.name collate natural_order, s.id, ${className}`)

/** A class's chatbots by name. */
export const assignmentsOfClass = (db: Kysely<Tables>, school_id: string, id: string): Promise<Assignment[]> =>
  list(db, school_id, sql`a.class_id = ${id}`, chatbotName)

/** A student's chatbots by name: their own, and those of each of their classes. */
export const assignmentsOfStudent = (db: Kysely<Tables>, school_id: string, id: string): Promise<Assignment[]> =>
  list(
    db,
    school_id,
    sql`(a.student_id = ${id} or a.class_id in (
      select class_id from class_members where school_id = ${school_id} and student_id = ${id}))`,
    sql`${chatbotName}, a.student_id, ${className}`,
  )

async function list(
  db: Kysely<Tables>,
  school_id: string,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    select
      json_build_object('id', c.id, 'name', c.name, 'language', c.language, 'level', c.level, 'status', c.status) as chatbot,
      case when s.id is not null then
        json_build_object('id', s.id, 'name', s.name, 'is_active', s.status = 'active') end as student,
      case when k.id is not null then
        json_build_object('id', k.id, 'name', k.name, 'student_count', coalesce(m.students, 0)) end as class
    from assignments a
    join chatbots c on c.school_id = a.school_id and c.id = a.chatbot_id
    left join students s on s.school_id = a.school_id and s.id = a.student_id
    left join classes k on k.school_id = a.school_id and k.id = a.class_id
    left join (
      select class_id, count(*) as students from class_members where school_id = ${school_id} group by class_id
    ) m on m.class_id = k.id
    where a.school_id = ${school_id} and ${condition} order by ${order}`.execute(db)
  return rows
}

type Receiver = 'student_id' | 'class_id'

/** Assigns every chatbot to every receiver, and gives the receivers of the pairs that are new. */
export async function insertAssignments(
  tx: Transaction<Tables>,
  school_id: string,
  chatbots: Ids,
  to: { receiver: Receiver; ids: Ids },
): Promise<string[]> {
  if (to.ids.length === 0) return []
  const receiver = sql.ref(to.receiver)
  const { rows } = await sql<{ id: string }>`
    insert into assignments (school_id, chatbot_id, ${receiver})
    select ${school_id}, c.id, r.id from unnest(${chatbots}::uuid[]) as c (id), unnest(${to.ids}::uuid[]) as r (id)
    on conflict do nothing returning ${receiver} as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes every chatbot from every receiver, and gives the receivers of the pairs that are gone. */
export async function deleteAssignments(
  tx: Transaction<Tables>,
  school_id: string,
  chatbots: Ids,
  from: { receiver: Receiver; ids: Ids },
): Promise<string[]> {
  if (from.ids.length === 0) return []
  const receiver = sql.ref(from.receiver)
  const { rows } = await sql<{ id: string }>`
    delete from assignments
    where school_id = ${school_id} and chatbot_id = any(${chatbots}::uuid[]) and ${receiver} = any(${from.ids}::uuid[])
    returning ${receiver} as id`.execute(tx)
  return rows.map(({ id }) => id)
}
