import type { Transaction } from 'kysely'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { ApiError } from '#contract/errors.ts'
import { refuseUnlessAuthor } from '#server/school/author.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { getAvatar } from '#server/avatars/avatars.actions.ts'
import { type AvatarState, lockAvatar, updateAvatar } from '#server/avatars/avatars.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { switchOn } from '#server/languages/languages.actions.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function archiveAvatar(tx: Tx, account: Account, id: string): Promise<Avatar> {
  const before = await lockOrThrow(tx, account, id)
  if (before.status !== 'archived') {
    await updateAvatar(tx, account.school_id, { id, changes: { status: 'archived' } })
    await record(tx, account, 'avatar_archived')
  }
  return getAvatar(tx, account.reach, id)
}

export async function restoreAvatar(tx: Tx, account: Account, id: string): Promise<Avatar> {
  await lockCaps(tx, account)
  const before = await lockOrThrow(tx, account, id)
  if (before.status === 'archived') {
    await switchOn(tx, account, before.language)
    await updateAvatar(tx, account.school_id, { id, changes: { status: 'active' } })
    await record(tx, account, 'avatar_restored')
  }
  return getAvatar(tx, account.reach, id)
}

async function lockOrThrow(tx: Tx, account: Account, id: string): Promise<AvatarState> {
  const found = await lockAvatar(tx, account.school_id, id)
  if (!found) throw new ApiError('not_found')
  refuseUnlessAuthor(account, found)
  return found
}
