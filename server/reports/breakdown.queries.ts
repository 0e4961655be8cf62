import { currentOrArchivedMembersIn, reachesStudent, type Reach } from '#server/database/reach.ts'
import { type RawBuilder, sql } from 'kysely'
import { type ReportScope, correctionsColumn, isoInstant, measureColumns } from '#server/reports/practice.queries.ts'

/** Of the CTE `practised`; a class also lists its active students without practice. */
export function studentRows(reach: Reach, { kind, id }: ReportScope): RawBuilder<unknown> {
  const isMember = sql`(s.status = 'active' and s.id in (
    select m.student_id from ${currentOrArchivedMembersIn(reach)} m where m.school_id = ${reach.school_id} and m.class_id = ${id}))`
  return sql`
    select s.id, s.name, ${measureColumns}, count(distinct p.day)::int as days, ${correctionsColumn},
      ${isoInstant(sql`s.last_practised_at`)} as last_practised_at
    from students s left join practised p on p.student_id = s.id
    where ${reachesStudent(reach, sql`s.id`)} and s.school_id = ${reach.school_id} and (p.id is not null ${kind === 'class' ? sql`or ${isMember}` : sql``})
    group by s.school_id, s.id order by minutes desc, s.name collate natural_order, s.id`
}

const lastName = (name: 'chatbot_name' | 'avatar_name') =>
  sql`(array_agg(p.${sql.ref(name)} order by p.last_message_at desc))[1]`

/** Deleted partners are grouped by name. */
export const partnerRows: RawBuilder<unknown> = sql`
  select json_build_object('id', p.chatbot_id, 'name', ${lastName('chatbot_name')}) as chatbot,
    case when count(p.avatar_name) > 0 then
      json_build_object('id', p.avatar_id, 'name', ${lastName('avatar_name')}) end as avatar, ${measureColumns}
  from practised p
  group by p.chatbot_id, case when p.chatbot_id is null then p.chatbot_name end,
    p.avatar_id, p.avatar_name is null, case when p.avatar_id is null then p.avatar_name end
  order by minutes desc, coalesce(${lastName('avatar_name')}, ${lastName('chatbot_name')}) collate natural_order,
    p.avatar_id, p.chatbot_id`
