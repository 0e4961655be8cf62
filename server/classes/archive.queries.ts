import { sql, type Transaction } from 'kysely'
import { classesPerStudent } from '#contract/people/students.ts'
import type { Tables } from '#server/database/tables.gen.ts'

type Tx = Transaction<Tables>

/** The members become those of the archive. Raises the version of the students, so that open forms notice. */
export async function archiveClasses(tx: Tx, school_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    update classes set archived_at = now(), version = version + 1
    where school_id = ${school_id} and id = any(${ids}::uuid[]) and archived_at is null`.execute(tx)
  await sql`
    with former as (
      delete from class_members where school_id = ${school_id} and class_id = any(${ids}::uuid[])
      returning class_id, student_id, joined_at),
    raised as (
      update students s set version = version + 1
      where s.school_id = ${school_id} and s.id in (select student_id from former))
    insert into archived_members (school_id, class_id, student_id, joined_at)
    select ${school_id}::uuid, class_id, student_id, joined_at from former`.execute(tx)
}

export const setRestored = (tx: Tx, school_id: string, id: string) =>
  sql`
    update classes set archived_at = null, version = version + 1 where school_id = ${school_id} and id = ${id}`.execute(
    tx,
  )

/** Leaves out a student who is in the most classes already. */
export async function restoreMembers(tx: Tx, school_id: string, class_id: string): Promise<void> {
  await sql`
    with former as (
      delete from archived_members where school_id = ${school_id} and class_id = ${class_id}
      returning student_id, joined_at),
    raised as (
      update students s set version = version + 1
      where s.school_id = ${school_id} and s.id in (select student_id from former))
    insert into class_members (school_id, class_id, student_id, joined_at)
    select ${school_id}::uuid, ${class_id}::uuid, f.student_id, f.joined_at from former f
    where (select count(*) from class_members m where m.school_id = ${school_id} and m.student_id = f.student_id)
      < ${classesPerStudent}`.execute(tx)
}
