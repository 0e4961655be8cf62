import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Assignment, assignments } from '#contract/assignments.ts'
import { ApiError } from '#contract/errors.ts'
import {
  assignmentsOfChatbot,
  assignmentsOfClass,
  assignmentsOfStudent,
  deleteAssignments,
  holdAll,
  insertAssignments,
  isHere,
  type Side,
} from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { lockCaps } from '#server/school/caps.ts'

type Asked = z.output<(typeof assignments)['list']['query']>
type Change = z.output<(typeof assignments)['set']['body']>

/** Who has what, of a chatbot, a student or a class; exactly one of them is asked for. */
export async function listAssignments(db: Kysely<Tables>, school_id: string, asked: Asked): Promise<Assignment[]> {
  const { chatbot_id, student_id, class_id } = asked
  const sides: [Side, string | undefined, typeof assignmentsOfChatbot][] = [
    ['chatbots', chatbot_id, assignmentsOfChatbot],
    ['students', student_id, assignmentsOfStudent],
    ['classes', class_id, assignmentsOfClass],
  ]
  const found: Assignment[][] = []
  for (const [side, id, listOf] of sides)
    if (id !== undefined) {
      if (!(await isHere(db, school_id, side, id))) throw new ApiError('not_found')
      found.push(await listOf(db, school_id, id))
    }
  const [items, ...others] = found
  if (!items || others.length > 0) throw new ApiError('invalid_input', { issues: [{ path: '', message: oneOfThree }] })
  return items
}

const oneOfThree = 'Ask for one of chatbot_id, student_id and class_id.'

/** Assigns every chatbot to every student and class, or takes them away; gives how many pairs are new or gone. */
export async function setAssignments(tx: Transaction<Tables>, account: Account, change: Change): Promise<number> {
  const { chatbot_ids, student_ids, class_ids, on } = change
  const { school_id } = account
  // One at a time, so that two that meet in many pairs never wait for each other.
  await lockCaps(tx, account)
  const isAllHere =
    (await holdAll(tx, school_id, 'chatbots', chatbot_ids)) &&
    (await holdAll(tx, school_id, 'students', student_ids)) &&
    (await holdAll(tx, school_id, 'classes', class_ids))
  if (!isAllHere) throw new ApiError('not_found')
  const apply = on ? insertAssignments : deleteAssignments
  const students = await apply(tx, school_id, chatbot_ids, { receiver: 'student_id', ids: student_ids })
  const classes = await apply(tx, school_id, chatbot_ids, { receiver: 'class_id', ids: class_ids })
  const count = students.length + classes.length
  if (count > 0) await record(tx, account, on ? 'chatbots_assigned' : 'chatbots_unassigned', { count })
  return count
}
