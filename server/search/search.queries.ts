import { type Kysely, type RawBuilder, sql } from 'kysely'
import { SearchHit, maxHits } from '#contract/school/search.ts'
import { classesIn, conversationsIn, studentsIn, type Reach } from '#server/database/reach.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { studentConditions } from '#server/students/list.queries.ts'

type SearchQuery = (reach: Reach, q: string) => RawBuilder<unknown>

const students: SearchQuery = (reach, q) => sql`
  select s.id, s.name, coalesce(s.email, s.student_number) as detail from ${studentsIn(reach)} s
  where ${studentConditions(reach, { search: q })}
  order by not starts_with(fold(s.name), fold(${q})), s.status, s.name collate natural_order, s.id limit ${maxHits}`

const classes: SearchQuery = (reach, q) => sql`
  select c.id, c.name, c.level as detail from ${classesIn(reach)} c
  where c.school_id = ${reach.school_id} and strpos(fold(c.name), fold(${q})) > 0
  order by c.archived_at is not null, not starts_with(fold(c.name), fold(${q})), c.name collate natural_order, c.id
  limit ${maxHits}`

const chatbots: SearchQuery = (reach, q) => sql`
  select c.id, c.name, c.language as detail from chatbots c
  where c.school_id = ${reach.school_id} and strpos(fold(c.name), fold(${q})) > 0
  order by c.status = 'archived', not starts_with(fold(c.name), fold(${q})), c.name collate natural_order, c.id
  limit ${maxHits}`

const avatars: SearchQuery = (reach, q) => sql`
  select a.id, a.name, a.language as detail from avatars a
  where a.school_id = ${reach.school_id} and strpos(fold(a.name), fold(${q})) > 0
  order by a.status = 'archived', not starts_with(fold(a.name), fold(${q})), a.name collate natural_order, a.id
  limit ${maxHits}`

// Each distinct name is folded once, which `offset 0` keeps: a school has far more conversations than students and chatbots.
const conversations: SearchQuery = (reach, q) => sql`
  select v.id, concat_ws(' · ', v.avatar_name, v.chatbot_name) as name, s.name as detail
  from ${conversationsIn(reach)} v join ${studentsIn(reach)} s on s.school_id = v.school_id and s.id = v.student_id
  where v.school_id = ${reach.school_id} and (
    v.student_id = any(array(
      select id from ${studentsIn(reach)} where school_id = ${reach.school_id} and strpos(fold(name), fold(${q})) > 0))
    or v.chatbot_name = any(array(
      select name from (
        select distinct chatbot_name as name from ${conversationsIn(reach)} where school_id = ${reach.school_id} offset 0) names
      where strpos(fold(name), fold(${q})) > 0))
    or v.avatar_id = any(array(
      select id from avatars where school_id = ${reach.school_id} and strpos(fold(name), fold(${q})) > 0)))
  order by v.last_message_at desc, v.id limit ${maxHits}`

const kinds = { students, classes, chatbots, avatars, conversations }

export async function searchSchool(
  db: Kysely<Tables>,
  reach: Reach,
  q: string,
): Promise<Record<keyof typeof kinds, SearchHit[]>> {
  const of = (kind: keyof typeof kinds) => rowsOf(db, SearchHit, kinds[kind](reach, q))
  const found = await Promise.all([of('students'), of('classes'), of('chatbots'), of('avatars'), of('conversations')])
  return { students: found[0], classes: found[1], chatbots: found[2], avatars: found[3], conversations: found[4] }
}
