import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { NewStudent, Student, StudentChanges } from '#contract/people/students.ts'
import { teacherStudentFields } from '#contract/people/teacher-students.ts'
import type { Reach } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { replaceClasses } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { recordErasure } from '#server/erasures/record-erasure.ts'
import type { Services } from '#server/services/services.ts'
import { deleteSchoolSounds } from '#server/speech/sounds.actions.ts'
import { lockSeats, refuseBeyondSeats } from '#server/students/seats.ts'
import {
  deleteStudents,
  findStudent,
  insertStudent,
  isAddressOfSchool,
  lockChosen,
  replaceAddress,
  updateStudent,
} from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>

export async function addStudent(
  tx: Tx,
  account: Account,
  { class_ids = [], ...student }: NewStudent,
): Promise<Student> {
  const { school_id } = account
  refuseBeyondSeats(await lockSeats(tx, account), 1)
  const added = await insertStudent(tx, school_id, student).catch(rethrowNumberTaken)
  if (!added) throw await addressError(tx, school_id, student.email ?? '')
  await record(tx, account, 'student_added')
  if (class_ids.length === 0) return added
  if (!(await replaceClasses(tx, school_id, added.id, class_ids))) throw new ApiError('not_found')
  return getStudent(tx, account.reach, added.id)
}

export async function getStudent(db: Parameters<typeof findStudent>[0], reach: Reach, id: string): Promise<Student> {
  const student = await findStudent(db, reach, id)
  if (!student) throw new ApiError('not_found')
  return student
}

export async function editStudent(
  tx: Tx,
  account: Account,
  id: string,
  { version, class_ids, ...changes }: z.output<typeof StudentChanges>,
): Promise<Student> {
  const { school_id } = account
  if (account.role === 'teacher') await refuseToTeacher(tx, account, id, { ...changes, class_ids })
  // The limit of classes per student is checked under the school's lock.
  if (class_ids) await lockSeats(tx, account)
  const isUpdated = await updateStudent(tx, school_id, { id, version, changes }).catch(rethrowNumberTaken)
  if (!isUpdated) throw new ApiError((await findStudent(tx, account.reach, id)) ? 'edited_elsewhere' : 'not_found')
  if (changes.email !== undefined && !(await replaceAddress(tx, school_id, id, changes.email)))
    throw await addressError(tx, school_id, changes.email ?? '')
  if (class_ids && !(await replaceClasses(tx, school_id, id, class_ids))) throw new ApiError('not_found')
  await record(tx, account, 'student_edited')
  return getStudent(tx, account.reach, id)
}

// The teacher who loses the student meanwhile is refused by the lock on their membership.
async function refuseToTeacher(tx: Tx, { reach }: Account, id: string, changes: object): Promise<void> {
  if ((await lockChosen(tx, reach, [id])).ids.length === 0) throw new ApiError('not_found')
  const denied = Object.entries(changes).some(
    ([field, value]) => value !== undefined && !teacherStudentFields.some((one) => one === field),
  )
  if (denied) throw new ApiError('forbidden', { reason: 'role' })
}

export async function removeStudent(
  services: Pick<Services, 'jobs'>,
  tx: Tx,
  account: Account,
  id: string,
): Promise<void> {
  if ((await deleteStudents(tx, account.school_id, [id])) === 0) throw new ApiError('not_found')
  await deleteSchoolSounds(services, tx, account.school_id)
  await recordErasure(services, tx, account.school_id, [id])
  await record(tx, account, 'students_deleted', { count: 1 })
}

async function addressError(tx: Tx, school_id: string, email: string): Promise<ApiError> {
  return new ApiError((await isAddressOfSchool(tx, school_id, email)) ? 'email_taken' : 'student_elsewhere')
}

function rethrowNumberTaken(error: unknown): never {
  throw fieldOf(error, 'constraint') === 'students_number_key' ? new ApiError('number_taken') : error
}
