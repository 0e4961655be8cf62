import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Assignment, assignments } from '#contract/teaching/assignments.ts'
import type { AuditAction } from '#contract/school/audit.ts'
import { ApiError } from '#contract/errors.ts'
import {
  assignmentsOf,
  deleteAssignments,
  lockAll,
  insertAssignments,
  isWithinReach,
  type AssignmentSide,
} from '#server/assignments/assignments.queries.ts'
import type { Reach } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { lockCaps } from '#server/school/caps.ts'

type AssignmentQuery = z.output<(typeof assignments)['list']['query']>
type AssignmentChange = z.output<(typeof assignments)['set']['body']>

export async function listAssignments(db: Kysely<Tables>, reach: Reach, query: AssignmentQuery): Promise<Assignment[]> {
  const sides: [AssignmentSide, string | undefined][] = [
    ['chatbots', query.chatbot_id],
    ['avatars', query.avatar_id],
    ['students', query.student_id],
    ['classes', query.class_id],
  ]
  const named = sides.flatMap(([side, id]) => (id === undefined ? [] : [{ side, id }]))
  for (const { side, id } of named) if (!(await isWithinReach(db, reach, side, id))) throw new ApiError('not_found')
  const [one, ...others] = named
  if (!one || others.length > 0) throw new ApiError('invalid_input', { issues: [{ path: '', message: oneOfFour }] })
  return assignmentsOf(db, reach, one.side, one.id)
}

const oneOfFour = 'Ask for one of chatbot_id, avatar_id, student_id and class_id.'

/** Assigns (or unassigns) each partner to each student and class. Returns how many pairs changed. */
export async function setAssignments(
  tx: Transaction<Tables>,
  account: Account,
  change: AssignmentChange,
): Promise<number> {
  const { chatbot_ids, avatar_ids, student_ids, class_ids } = change
  const { reach } = account
  // Serialized per school: two overlapping sets of pairs could deadlock.
  await lockCaps(tx, account)
  const isAllHere =
    (await lockAll(tx, reach, 'chatbots', chatbot_ids)) &&
    (await lockAll(tx, reach, 'avatars', avatar_ids)) &&
    (await lockAll(tx, reach, 'students', student_ids)) &&
    (await lockAll(tx, reach, 'classes', class_ids))
  if (!isAllHere) throw new ApiError('not_found')
  return (await setEach(tx, account, change, 'chatbot_id')) + (await setEach(tx, account, change, 'avatar_id'))
}

async function setEach(
  tx: Transaction<Tables>,
  account: Account,
  { student_ids, class_ids, on, ...partners }: AssignmentChange,
  partner: 'chatbot_id' | 'avatar_id',
): Promise<number> {
  const partnerIds = { partner, ids: partners[`${partner}s`] }
  const apply = on ? insertAssignments : deleteAssignments
  const students = await apply(tx, account.school_id, partnerIds, { receiver: 'student_id', ids: student_ids })
  const classes = await apply(tx, account.school_id, partnerIds, { receiver: 'class_id', ids: class_ids })
  const count = students.length + classes.length
  if (count > 0) await record(tx, account, assignedAction(partner, on), { count })
  return count
}

const auditActions = {
  chatbot_id: { on: 'chatbots_assigned', off: 'chatbots_unassigned' },
  avatar_id: { on: 'avatars_assigned', off: 'avatars_unassigned' },
} as const satisfies Record<string, Record<string, AuditAction>>

export const assignedAction = (partner: 'chatbot_id' | 'avatar_id', isOn: boolean): AuditAction =>
  auditActions[partner][isOn ? 'on' : 'off']
