import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { BulkAction } from '#contract/people/students.ts'
import type { Reach } from '#server/database/reach.ts'
import { assignedAction } from '#server/assignments/assignments.actions.ts'
import { deleteAssignments, lockAll, insertAssignments } from '#server/assignments/assignments.queries.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export type AssignmentAction = Extract<BulkAction, { chatbot_ids: string[] }>

/** Locks the partners. Fails with `not_found` if one is not the school's. */
export async function lockPartners(
  tx: Transaction<Tables>,
  reach: Reach,
  { chatbot_ids, avatar_ids }: Pick<AssignmentAction, 'chatbot_ids' | 'avatar_ids'>,
): Promise<void> {
  const isAllHere =
    (await lockAll(tx, reach, 'chatbots', chatbot_ids)) && (await lockAll(tx, reach, 'avatars', avatar_ids))
  if (!isAllHere) throw new ApiError('not_found')
}

export async function assignStudents(
  tx: Transaction<Tables>,
  account: Account,
  students: readonly string[],
  { action, chatbot_ids, avatar_ids }: AssignmentAction,
): Promise<string[]> {
  const isOn = action === 'assign'
  const apply = isOn ? insertAssignments : deleteAssignments
  const changed = new Set<string>()
  for (const partners of [
    { partner: 'chatbot_id', ids: chatbot_ids },
    { partner: 'avatar_id', ids: avatar_ids },
  ] as const) {
    const ids = new Set(await apply(tx, account.school_id, partners, { receiver: 'student_id', ids: students }))
    if (ids.size > 0) await record(tx, account, assignedAction(partners.partner, isOn), { count: ids.size })
    for (const id of ids) changed.add(id)
  }
  return [...changed]
}
