import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Undone } from '#contract/people/rollovers.ts'
import { studentLengths } from '#contract/people/students.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { freeName } from '#server/lib/copy-name.ts'
import { replaceTeachers } from '#server/rollovers/apply.queries.ts'
import { lockRollover } from '#server/rollovers/rollovers.queries.ts'
import type { RolloverKey } from '#server/rollovers/snapshot.queries.ts'
import { getRollover } from '#server/rollovers/start.actions.ts'
import {
  type ClassToUndo,
  deleteEmpty,
  findClasses,
  findOtherNames,
  findStudents,
  leaveNewClasses,
  lockUndo,
  markUndone,
  rejoinClasses,
  restoreClasses,
  restoreLinks,
  type StudentToUndo,
} from '#server/rollovers/undo.queries.ts'
import { lockSeats } from '#server/students/seats.ts'
import { bumpVersions, setStatus } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>
type Kept = Undone['kept'][number]

/** Restores what is as the new term left it. What was changed by hand since is kept, and named in the answer. */
export async function undoRollover(tx: Tx, account: Account, id: string): Promise<Undone> {
  const { school_id } = account
  const seats = await lockSeats(tx, account)
  const key = { school_id, id }
  const found = await lockRollover(tx, school_id, id)
  if (!found) throw new ApiError('not_found')
  if (found.is_undone) throw new ApiError('edited_elsewhere')
  await lockUndo(tx, key)
  const classes = await findClasses(tx, key)
  const returning = classes.filter(({ act, is_untouched }) => act !== 'create' && is_untouched)
  const students = await findStudents(
    tx,
    key,
    returning.map((one) => one.id),
  )
  const movable = idsOf(students.filter(({ has_moves, is_untouched }) => has_moves && is_untouched))
  await leaveNewClasses(tx, key, movable)
  const kept: Kept[] = [
    { what: 'student_moved', names: namesOf(students.filter((one) => one.has_moves && !one.is_untouched)) },
    { what: 'class_edited', names: namesOf(classes.filter(isEdited)) },
    { what: 'new_class_used', names: await deleteCreated(tx, key, classes) },
    { what: 'class_renamed', names: await restoreNamed(tx, key, returning) },
    { what: 'teachers_changed', names: await restoreTeachers(tx, school_id, classes) },
    { what: 'student_inactive', names: await reactivate(tx, school_id, students, seats.limit - seats.used) },
    { what: 'link_used', names: namesOf(students.filter(({ link }) => link === 'used')) },
  ]
  await rejoinClasses(tx, key, movable)
  await restoreLinks(tx, key, idsOf(students.filter(({ link }) => link === 'unused')))
  await bumpVersions(tx, school_id, movable)
  await markUndone(tx, key)
  await record(tx, account, 'term_undone', { count: returning.length })
  return { rollover: await getRollover(tx, school_id, id), kept: kept.filter(({ names }) => names.length > 0) }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

// A class that was restored by hand is what undoing would have made of it.
const isEdited = ({ act, is_untouched, is_current }: ClassToUndo) =>
  !is_untouched && (act === 'carry_on' || (act === 'archive' && !is_current))

async function deleteCreated(tx: Tx, key: RolloverKey, classes: readonly ClassToUndo[]): Promise<string[]> {
  const created = classes.filter(({ act }) => act === 'create')
  const deleted = new Set(await deleteEmpty(tx, key, idsOf(created.filter(({ is_untouched }) => is_untouched))))
  return namesOf(created.filter(({ id }) => !deleted.has(id)))
}

/** Returns the names of classes that could not have their old one, because another class has it now. */
async function restoreNamed(tx: Tx, key: RolloverKey, classes: readonly ClassToUndo[]): Promise<string[]> {
  const names = new Set(await findOtherNames(tx, key.school_id, idsOf(classes)))
  const restored = classes.map(({ id, name, name_before }) => {
    const wanted = name_before ?? name
    const given = freeName(wanted, studentLengths.class_name, (one) => names.has(one.toLowerCase()))
    names.add(given.toLowerCase())
    return { id, name: given, wanted }
  })
  await restoreClasses(tx, key, restored)
  return namesOf(restored.filter(({ name, wanted }) => name !== wanted))
}

async function restoreTeachers(tx: Tx, school_id: string, classes: readonly ClassToUndo[]): Promise<string[]> {
  const changed = classes.filter(
    ({ act, teachers_before, teachers_after }) => act === 'carry_on' && !isSame(teachers_before, teachers_after),
  )
  const untouched = changed.filter(({ teachers, teachers_after }) => isSame(teachers, teachers_after))
  await replaceTeachers(
    tx,
    school_id,
    untouched.map(({ id, teachers_before }) => ({ class_id: id, teacher_ids: teachers_before })),
  )
  return namesOf(changed.filter((one) => !untouched.includes(one)))
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

async function reactivate(
  tx: Tx,
  school_id: string,
  students: readonly StudentToUndo[],
  free: number,
): Promise<string[]> {
  const inactivated = students.filter(({ is_inactivated }) => is_inactivated)
  const seated = inactivated.slice(0, Math.max(0, free))
  await setStatus(tx, school_id, idsOf(seated), 'active')
  return namesOf(inactivated.slice(seated.length))
}
