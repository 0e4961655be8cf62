import type { Transaction } from 'kysely'
import type { Class, ClassChanges, NewClass } from '#contract/people/classes.ts'
import { ApiError } from '#contract/errors.ts'
import type { Reach } from '#server/database/reach.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { archiveClasses, restoreMembers, setRestored } from '#server/classes/archive.queries.ts'
import { deleteClass, findClass, insertClass, updateClass } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { fieldOf } from '#server/lib/field-of.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function getClass(db: Parameters<typeof findClass>[0], reach: Reach, id: string): Promise<Class> {
  const found = await findClass(db, reach, id)
  if (!found) throw new ApiError('not_found')
  return found
}

export async function addClass(tx: Tx, account: Account, body: NewClass): Promise<Class> {
  const id = await insertClass(tx, account.school_id, body).catch(rethrowNameTaken)
  await record(tx, account, 'class_added')
  return getClass(tx, account.reach, id)
}

export async function editClass(
  tx: Tx,
  account: Account,
  id: string,
  { version, ...changes }: ClassChanges,
): Promise<Class> {
  const { school_id } = account
  const isUpdated = await updateClass(tx, school_id, { id, version, changes }).catch(rethrowNameTaken)
  if (!isUpdated) throw new ApiError((await findClass(tx, account.reach, id)) ? 'edited_elsewhere' : 'not_found')
  await record(tx, account, 'class_edited')
  return getClass(tx, account.reach, id)
}

export async function removeClass(tx: Tx, account: Account, id: string): Promise<void> {
  if (!(await deleteClass(tx, account.school_id, id))) throw new ApiError('not_found')
  await record(tx, account, 'class_deleted')
}

/** Under the school's lock, which adding members takes, too: no student joins a class that is being archived. */
export async function archiveClass(tx: Tx, account: Account, id: string): Promise<Class> {
  await lockCaps(tx, account)
  const { archived_at } = await getClass(tx, account.reach, id)
  if (archived_at === null) {
    await archiveClasses(tx, account.school_id, [id])
    await record(tx, account, 'class_archived')
  }
  return getClass(tx, account.reach, id)
}

export async function restoreClass(tx: Tx, account: Account, id: string): Promise<Class> {
  await lockCaps(tx, account)
  const { archived_at } = await getClass(tx, account.reach, id)
  if (archived_at !== null) {
    await setRestored(tx, account.school_id, id).catch(rethrowNameTaken)
    await restoreMembers(tx, account.school_id, id)
    await record(tx, account, 'class_restored')
  }
  return getClass(tx, account.reach, id)
}

function rethrowNameTaken(error: unknown): never {
  throw fieldOf(error, 'constraint') === 'classes_name_key' ? new ApiError('name_taken') : error
}
