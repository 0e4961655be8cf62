import { type RawBuilder, sql } from 'kysely'

/** What a member of the staff may see: the whole school, or the classes of one teacher and the students in them. */
export interface Reach {
  readonly school_id: string
  /** The teacher whose classes are the limit; null is the whole school. */
  readonly teacher_id: string | null
}

export const wholeSchool = (school_id: string): Reach => ({ school_id, teacher_id: null })

// Read by the statement itself, so that a teacher who leaves a class loses its students at once, also in a running export.
const ownClassIds = ({ school_id, teacher_id }: Reach) =>
  sql`(select class_id from class_teachers where school_id = ${school_id} and user_id = ${teacher_id})`

// An archived class has no members, so that only the list of classes has to leave it out.
const ownCurrentClassIds = ({ school_id, teacher_id }: Reach) => sql`(
  select t.class_id from class_teachers t join classes c on c.school_id = t.school_id and c.id = t.class_id
  where t.school_id = ${school_id} and t.user_id = ${teacher_id} and c.archived_at is null)`

const ownStudentIds = (reach: Reach) =>
  sql`(select student_id from class_members where school_id = ${reach.school_id} and class_id in ${ownClassIds(reach)})`

/** Whether a notice `n` concerns a user: plans the owner, imports who may import, flags who reaches the student, and joining who reaches the class. */
const concerns = (user: RawBuilder<unknown>) => sql`(case n.kind
  when 'conversation_flagged' then ${user}.role <> 'teacher' or exists (
    select from class_teachers t join class_members m on m.school_id = t.school_id and m.class_id = t.class_id
    join conversations v on v.school_id = m.school_id and v.student_id = m.student_id
    where t.school_id = ${user}.school_id and t.user_id = ${user}.id and v.id = n.conversation_id)
  when 'join_waiting' then exists (
    select from classes k where k.school_id = n.school_id and k.id = n.class_id and k.archived_at is null
      and (${user}.role <> 'teacher' or exists (
        select from class_teachers t where t.school_id = k.school_id and t.class_id = k.id and t.user_id = ${user}.id)))
  when 'import_finished' then ${user}.role <> 'teacher'
  else ${user}.role in ('school', 'admin') end)`

export const noticeConcerns = concerns(sql.id('u'))

/** Whether a user `u`, whom a notice `n` concerns, gets it by mail: who wants that, and of a flag the owner if none of the others does. */
export const noticeIsMailed = sql`(n.kind <> all(u.unmailed_notices)
  or n.kind = 'conversation_flagged' and u.role in ('school', 'admin') and not exists (
    select from users o where o.school_id = u.school_id and o.removed_at is null
      and n.kind <> all(o.unmailed_notices) and ${concerns(sql.id('o'))}))`

/** Whether a user `u` has not read a notice `n` since it last said something new, and its cause remains. */
export const noticeIsUnread = sql`(n.settled_at is null and not exists (
  select from notice_reads r where r.school_id = n.school_id and r.notice_id = n.id and r.user_id = u.id and r.read_at >= n.at))`

export const reachesStudent = (reach: Reach, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  reach.teacher_id === null ? sql`true` : sql`${id} in ${ownStudentIds(reach)}`

/** The table, or for a teacher the rows within reach; the statement gives it an alias and names the school. */
const limited = (table: string, key: string, idsOf: (reach: Reach) => RawBuilder<unknown>) => {
  const name = sql.table(table)
  return (reach: Reach): RawBuilder<unknown> =>
    reach.teacher_id === null
      ? name
      : sql`(select * from ${name} where school_id = ${reach.school_id} and ${sql.ref(key)} in ${idsOf(reach)})`
}

export const studentsIn = limited('students', 'id', ownStudentIds)
export const classesIn = limited('classes', 'id', ownCurrentClassIds)
export const membersIn = limited('class_members', 'class_id', ownClassIds)
/** Who is in a class, or was when it was archived. */
export const currentOrArchivedMembersIn = (reach: Reach): RawBuilder<unknown> =>
  reach.teacher_id === null
    ? sql`(
      select school_id, class_id, student_id from class_members
      union all select school_id, class_id, student_id from archived_members)`
    : membersIn(reach)
export const conversationsIn = limited('conversations', 'student_id', ownStudentIds)

/** Homework of classes and students within reach, deleted tasks included. */
export const tasksIn = (reach: Reach): RawBuilder<unknown> =>
  reach.teacher_id === null
    ? sql`tasks`
    : sql`(select * from tasks where school_id = ${reach.school_id} and (class_id in ${ownClassIds(reach)}
        or id in (select task_id from task_students where school_id = ${reach.school_id} and student_id in ${ownStudentIds(reach)})))`

const ownClassArray = ({ school_id, teacher_id }: Reach) =>
  sql`array(select class_id from class_teachers where school_id = ${school_id} and user_id = ${teacher_id})`

/** A teacher's students and classes as a table for the `with` of a statement; null for the whole school. Lists filter by `isOwnStudent`: a join would read and sort all rows of the teacher first. */
export const ownTable = (reach: Reach): RawBuilder<unknown> | null =>
  reach.teacher_id === null
    ? null
    : sql`own_students as materialized (
      select student_id, class_id from class_members where school_id = ${reach.school_id} and class_id = any(${ownClassArray(reach)}))`

export const isOwnStudent = ({ teacher_id }: Reach, id: 's.id' | 'c.student_id'): RawBuilder<unknown> =>
  teacher_id === null ? sql`true` : sql.raw(`(${id} in (select student_id from own_students)) is true`)

/** Joins the memberships within reach as `m` to a student, in a statement with `ownTable`. */
export const joinOwnMembers = ({ school_id, teacher_id }: Reach, student: RawBuilder<unknown>): RawBuilder<unknown> =>
  teacher_id === null
    ? sql`join class_members m on m.school_id = ${school_id} and m.student_id = ${student}`
    : sql`join own_students m on m.student_id = ${student}`
