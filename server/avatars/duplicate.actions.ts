import type { Transaction } from 'kysely'
import { type Avatar, avatarNameLength } from '#contract/avatars.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { getAvatar, keepAvatar } from '#server/avatars/avatars.actions.ts'
import { namesLike } from '#server/avatars/avatars.queries.ts'
import { freeName, copyStem } from '#server/lib/copy-name.ts'
import type { Tables } from '#server/database/tables.gen.ts'

/** Creates an avatar like another, where it is asked for under another name. */
export async function duplicateAvatar(
  tx: Transaction<Tables>,
  account: Account,
  id: string,
  wanted: { name?: string | undefined },
): Promise<Avatar> {
  const { name, look, language, voice, chatbot_id } = await getAvatar(tx, account.school_id, id)
  const taken = wanted.name ? [] : await namesLike(tx, account.school_id, copyStem(name, avatarNameLength))
  const free = wanted.name ?? freeName(name, avatarNameLength, taken)
  return keepAvatar(tx, account, { name: free, look, language, voice, chatbot_id })
}
