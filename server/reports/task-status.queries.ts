import { type RawBuilder, sql } from 'kysely'
import { membersIn, reachesStudent, type Reach } from '#server/database/reach.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'

export type DaySource = { [Field in keyof SchoolDay]: SchoolDay[Field] | RawBuilder<unknown> }

const startOf = (date: RawBuilder<unknown>, { zone }: DaySource) => sql`(${date}::timestamp at time zone ${zone}::text)`

/** A task that opens on the day it is set asks for what is practised from then on. */
const opening = (schoolDay: DaySource) => sql`(
  case when t.opens_on = (t.created_at at time zone ${schoolDay.zone}::text)::date then t.created_at
    else ${startOf(sql`t.opens_on`, schoolDay)} end)`

// A class's task is not for those who joined when it was due already.
const studentsOf = (reach: Reach, { zone }: DaySource) => sql`(
  select m.student_id from ${membersIn(reach)} m
  where m.school_id = t.school_id and m.class_id = t.class_id and (m.joined_at at time zone ${zone}::text)::date <= t.due_on
  union all
  select x.student_id from task_students x
  where x.school_id = t.school_id and x.task_id = t.id and ${reachesStudent(reach, sql`x.student_id`)})`

type Scope = 'all' | 'in_time'
const column = (scope: Scope, name: string) => sql.ref(`p.${scope}_${name}`)

const sums = (scope: Scope, condition: RawBuilder<unknown>) => {
  const as = (name: string) => sql.id(`${scope}_${name}`)
  const measure = (name: string) => sql`(c.measures->>${sql.lit(name)})::numeric`
  return sql`
  count(*) filter (where ${condition}) as ${as('conversations')},
  count(*) filter (where c.state = 'finished' and ${condition})::int as ${as('times')},
  coalesce(sum(${measure('turns')}) filter (where ${condition}), 0)::int as ${as('turns')},
  coalesce(floor(sum(${measure('minutes')}) filter (where ${condition})), 0)::int as ${as('minutes')},
  coalesce(max(${measure('steps_done')}) filter (where ${condition}), 0)::int as ${as('steps')},
  coalesce(max(${measure('vocabulary_used')}) filter (where ${condition}), 0)::int as ${as('words')}`
}

// A conversation with a chatbot through an avatar counts for the chatbot.
const practice = (schoolDay: DaySource, isInTime: RawBuilder<unknown>) => sql`(
  select (array_agg(c.id order by c.last_message_at desc, c.id desc))[1] as latest,
    ${sums('all', sql`true`)}, ${sums('in_time', isInTime)}
  from conversations c
  where c.school_id = t.school_id and c.student_id = r.student_id
    and c.last_message_at >= ${opening(schoolDay)}
    and case when t.avatar_id is null then c.chatbot_id = t.chatbot_id else c.avatar_id = t.avatar_id end
    and (c.measures->>'turns')::int > 0)`

const isReached = (scope: Scope) => sql`(
  ${column(scope, 'conversations')} > 0
  and ${column(scope, 'times')} >= coalesce(t.times, 0) and ${column(scope, 'turns')} >= coalesce(t.turns, 0)
  and ${column(scope, 'minutes')} >= coalesce(t.minutes, 0) and ${column(scope, 'steps')} >= coalesce(t.steps, 0)
  and ${column(scope, 'words')} >= coalesce(t.words, 0))`

/** For each task `t` of `tasks`, its active students within reach: `task_id`, `student_id`, `student_name` and `TaskStatus`. A conversation counts from the opening on, and is in time if it began by the end of the due day. */
export const taskStatuses = (reach: Reach, schoolDay: DaySource, tasks: RawBuilder<unknown>): RawBuilder<unknown> => {
  const due = sql`coalesce(e.due_on, t.due_on)`
  const isInTime = sql`c.started_at < ${startOf(sql`(${due} + 1)`, schoolDay)}`
  return sql`
  select t.id as task_id, s.id as student_id, s.name as student_name,
    case when e.excused_at is not null then 'excused' when ${isReached('all')} then 'done'
      when ${due} < ${schoolDay.today}::date then 'late' when p.all_conversations > 0 then 'begun' else 'to_do' end as state,
    ${isReached('all')} and not ${isReached('in_time')} as is_late,
    ${due} as due_on, e.due_on is not null as is_extended,
    json_build_object('times', p.all_times, 'turns', p.all_turns, 'minutes', p.all_minutes, 'steps', p.all_steps, 'words', p.all_words)
      as progress,
    p.latest as conversation_id
  from ${tasks} t
  cross join lateral ${studentsOf(reach, schoolDay)} r
  join students s on s.school_id = t.school_id and s.id = r.student_id and s.status = 'active'
  left join task_exceptions e on e.school_id = t.school_id and e.task_id = t.id and e.student_id = s.id
  cross join lateral ${practice(schoolDay, isInTime)} p`
}
