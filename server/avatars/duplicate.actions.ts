import type { Transaction } from 'kysely'
import { type Avatar, avatarNameLength } from '#contract/teaching/avatars.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { getAvatar, saveNewAvatar } from '#server/avatars/avatars.actions.ts'
import { namesLike } from '#server/avatars/avatars.queries.ts'
import { freeName, copyStem } from '#server/lib/copy-name.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export async function duplicateAvatar(
  tx: Transaction<Tables>,
  account: Account,
  id: string,
  options: { name?: string | undefined },
): Promise<Avatar> {
  const { name, look, language, voice, chatbot_id } = await getAvatar(tx, account.reach, id)
  const similarNames = options.name ? [] : await namesLike(tx, account.school_id, copyStem(name, avatarNameLength))
  const newName = options.name ?? freeName(name, avatarNameLength, (one) => similarNames.includes(one))
  return saveNewAvatar(tx, account, { name: newName, look, language, voice, chatbot_id })
}
