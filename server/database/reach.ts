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

const ownStudentIds = (reach: Reach) =>
  sql`(select student_id from class_members where school_id = ${reach.school_id} and class_id in ${ownClassIds(reach)})`

/** Whether a notice `n` concerns a user `u`: plans the owner, imports who may import, and flags who reaches the student. */
export const noticeConcerns = sql`(case n.kind
  when 'conversation_flagged' then u.role <> 'teacher' or exists (
    select from class_teachers t join class_members m on m.school_id = t.school_id and m.class_id = t.class_id
    join conversations v on v.school_id = m.school_id and v.student_id = m.student_id
    where t.school_id = u.school_id and t.user_id = u.id and v.id = n.conversation_id)
  when 'import_finished' then u.role <> 'teacher'
  else u.role in ('school', 'admin') end)`

/** Whether a user `u` has not read a notice `n` since it last said something new, and its cause remains. */
export const noticeIsUnread = sql`(n.settled_at is null and not exists (
  select from notice_reads r where r.school_id = n.school_id and r.notice_id = n.id and r.user_id = u.id and r.read_at >= n.at))`

/** Whether a student, named by the column of their id, is within reach. */
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
export const classesIn = limited('classes', 'id', ownClassIds)
export const membersIn = limited('class_members', 'class_id', ownClassIds)
export const conversationsIn = limited('conversations', 'student_id', ownStudentIds)
