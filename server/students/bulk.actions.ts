import type { Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#contract/school/audit.ts'
import { ApiError } from '#contract/errors.ts'
import { type BulkAction, type BulkActionName, classesPerStudent } from '#contract/people/students.ts'
import type { StudentFilter } from '#contract/people/student-filter.ts'
import { teacherBulkActions } from '#contract/people/teacher-students.ts'
import type { Reach } from '#server/database/reach.ts'
import { isWithinReach } from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { lockClass, isClassWithinReach } from '#server/classes/classes.queries.ts'
import { addToClass, countPastClassLimit, removeFromClass } from '#server/classes/members.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { recordErasure } from '#server/erasures/record-erasure.ts'
import { renewLinks, sendLinks } from '#server/links/links.actions.ts'
import type { Services } from '#server/services/services.ts'
import { deleteSchoolSounds } from '#server/speech/sounds.actions.ts'
import { type AssignmentAction, assignStudents, lockPartners } from '#server/students/assign-students.ts'
import { findMatchingIds } from '#server/students/chosen.queries.ts'
import { lockSeats, refuseBeyondSeats } from '#server/students/seats.ts'
import { deleteStudents, lockChosen, setStatus, bumpVersions } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>
type LinkChange = { action: 'send_link' | 'renew_link' }
export interface BulkResult {
  changed: number
  ids: string[]
}

const auditActions = {
  activate: 'students_activated',
  inactivate: 'students_inactivated',
  delete: 'students_deleted',
  add_to_class: 'students_joined_class',
  remove_from_class: 'students_left_class',
  send_link: 'links_sent',
  renew_link: 'links_renewed',
} as const satisfies Record<Exclude<BulkActionName, AssignmentAction['action']>, AuditAction>

/** All students or none: fails if one is not the school's, seats run out, or the filter matches others than `expected`. */
export async function changeStudents(
  services: Services,
  tx: Tx,
  account: Account,
  change: BulkAction,
): Promise<BulkResult> {
  if (account.role === 'teacher' && !teacherBulkActions.some((one) => one === change.action))
    throw new ApiError('forbidden', { reason: 'role' })
  const seats = await lockSeats(tx, account)
  const { school_id, reach } = account
  if ('class_id' in change && !(await lockClass(tx, reach, change.class_id))) throw new ApiError('not_found')
  if ('chatbot_ids' in change) await lockPartners(tx, reach, change)
  const chosen = await chooseStudents(tx, reach, change)
  if ('chatbot_ids' in change) return resultOf(await assignStudents(tx, account, chosen.ids, change))
  if (change.action === 'activate') refuseBeyondSeats(seats, chosen.inactive)
  const outcome = isLinkChange(change)
    ? resultOf(await changeLinks(services, tx, account, change.action, { student_ids: chosen.ids, seats: seats.limit }))
    : await deleteOrChange(tx, school_id, chosen.ids, change)
  // After the students are deleted, so that a sound that is being made is not saved any more.
  if (change.action === 'delete') {
    await deleteSchoolSounds(services, tx, school_id)
    await recordErasure(services, tx, school_id, chosen.ids)
  }
  if (outcome.changed > 0) await record(tx, account, auditActions[change.action], { count: outcome.changed })
  return outcome
}

const isLinkChange = (change: BulkAction): change is Extract<BulkAction, LinkChange> =>
  change.action === 'send_link' || change.action === 'renew_link'

async function changeLinks(
  services: Services,
  tx: Tx,
  account: Account,
  action: LinkChange['action'],
  chosen: { student_ids: readonly string[]; seats: number },
): Promise<string[]> {
  if (action === 'send_link') return sendLinks(services, tx, account, chosen)
  return [...(await renewLinks(services, tx, account.school_id, chosen.student_ids)).keys()]
}

async function chooseStudents(tx: Tx, reach: Reach, change: BulkAction): Promise<{ ids: string[]; inactive: number }> {
  const chosen = 'ids' in change ? [...new Set(change.ids)] : await findMatching(tx, reach, change)
  const { ids, inactive } = await lockChosen(tx, reach, chosen)
  // With no student left there is nothing to undo.
  const allowsMissing = 'ids' in change && change.skip_missing === true && ids.length > 0
  if (ids.length < chosen.length && !allowsMissing) throw new ApiError('not_found')
  return { ids, inactive }
}

export async function refuseForeignIds(
  db: Kysely<Tables>,
  reach: Reach,
  { class_id, chatbot_id, avatar_id, members_last }: StudentFilter & { members_last?: string | undefined },
): Promise<void> {
  for (const one of [class_id, members_last])
    if (one && !(await isClassWithinReach(db, reach, one))) throw new ApiError('not_found')
  if (chatbot_id && !(await isWithinReach(db, reach, 'chatbots', chatbot_id))) throw new ApiError('not_found')
  if (avatar_id && !(await isWithinReach(db, reach, 'avatars', avatar_id))) throw new ApiError('not_found')
}

async function findMatching(
  tx: Tx,
  reach: Reach,
  { filter, expected }: Extract<BulkAction, { filter: object }>,
): Promise<string[]> {
  await refuseForeignIds(tx, reach, filter)
  const ids = await findMatchingIds(tx, reach, filter)
  if (ids.length !== expected) throw new ApiError('edited_elsewhere', { found: ids.length })
  return ids
}

const resultOf = (ids: string[]): BulkResult => ({ changed: ids.length, ids })

async function deleteOrChange(
  tx: Tx,
  school_id: string,
  ids: string[],
  change: Exclude<BulkAction, AssignmentAction | LinkChange>,
): Promise<BulkResult> {
  if (change.action === 'delete') return { changed: await deleteStudents(tx, school_id, ids), ids: [] }
  return resultOf(await changeEach(tx, school_id, ids, change))
}

function changeEach(
  tx: Tx,
  school_id: string,
  ids: string[],
  change: Exclude<BulkAction, AssignmentAction | LinkChange | { action: 'delete' }>,
): Promise<string[]> {
  if ('class_id' in change) return changeClass(tx, school_id, ids, change)
  return setStatus(tx, school_id, ids, change.action === 'activate' ? 'active' : 'inactive')
}

async function changeClass(
  tx: Tx,
  school_id: string,
  ids: readonly string[],
  { action, class_id }: Extract<BulkAction, { class_id: string }>,
): Promise<string[]> {
  const isJoining = action === 'add_to_class'
  const changed = await (isJoining ? addToClass : removeFromClass)(tx, school_id, class_id, ids)
  const full = isJoining ? await countPastClassLimit(tx, school_id, changed, classesPerStudent) : 0
  if (full > 0) throw new ApiError('invalid_input', { issues: [{ path: 'class_id', message: tooMany(full) }] })
  await bumpVersions(tx, school_id, changed)
  return changed
}

const tooMany = (full: number) => `${full} of them are in ${classesPerStudent} classes already.`
