import type { Kysely, Transaction } from 'kysely'
import type { Avatar, AvatarChanges, NewAvatar } from '#contract/teaching/avatars.ts'
import { ApiError } from '#contract/errors.ts'
import type { Reach } from '#server/database/reach.ts'
import { refuseUnlessAuthor } from '#server/school/author.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { deleteAvatar, findAvatar, insertAvatar, lockAvatar, updateAvatar } from '#server/avatars/avatars.queries.ts'
import { checkLook } from '#server/avatars/check-look.ts'
import { lockChatbot } from '#server/chatbots/chatbots.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { switchOn } from '#server/languages/languages.actions.ts'
import { lockCaps } from '#server/school/caps.ts'

type Tx = Transaction<Tables>

export async function getAvatar(db: Kysely<Tables>, reach: Reach, id: string): Promise<Avatar> {
  const found = await findAvatar(db, reach, id)
  if (!found) throw new ApiError('not_found')
  return found
}

export async function addAvatar(tx: Tx, account: Account, content: NewAvatar): Promise<Avatar> {
  await checkLook(content.look)
  return saveNewAvatar(tx, account, content)
}

/** Skips the check of the look: a copied look may be one that its style no longer has. */
export async function saveNewAvatar(tx: Tx, account: Account, content: NewAvatar): Promise<Avatar> {
  const { school_id } = account
  await switchOn(tx, account, content.language)
  await refuseLanguageMismatch(tx, school_id, content)
  const id = await insertAvatar(tx, account, content)
  await record(tx, account, 'avatar_added')
  return getAvatar(tx, account.reach, id)
}

export async function editAvatar(
  tx: Tx,
  account: Account,
  id: string,
  { version, ...changes }: AvatarChanges,
): Promise<Avatar> {
  const { school_id } = account
  const changesSpeech = Boolean(changes.language ?? changes.chatbot_id)
  if (changesSpeech) await lockCaps(tx, account)
  const before = await lockAvatar(tx, school_id, id)
  if (!before) throw new ApiError('not_found')
  refuseUnlessAuthor(account, before)
  if (before.version !== version) throw new ApiError('edited_elsewhere')
  if (changes.look) await checkLook(changes.look, before.look)
  const { language = before.language, chatbot_id = before.chatbot_id } = changes
  if (changesSpeech) await refuseLanguageMismatch(tx, school_id, { language, chatbot_id })
  if (before.status !== 'archived' && language !== before.language) await switchOn(tx, account, language)
  await updateAvatar(tx, school_id, { id, changes })
  await record(tx, account, 'avatar_edited')
  return getAvatar(tx, account.reach, id)
}

async function refuseLanguageMismatch(
  tx: Tx,
  school_id: string,
  { language, chatbot_id }: Pick<NewAvatar, 'language' | 'chatbot_id'>,
): Promise<void> {
  if (chatbot_id === null) return
  const chatbot = await lockChatbot(tx, school_id, chatbot_id)
  if (!chatbot) throw new ApiError('not_found')
  const message = 'Choose a chatbot that speaks the language of the avatar, or none.'
  if (chatbot.language !== language) throw new ApiError('invalid_input', { issues: [{ path: 'chatbot_id', message }] })
}

export async function removeAvatar(tx: Tx, account: Account, id: string): Promise<void> {
  // Deleting the avatar and deleting its chatbot update the same conversations; the school's lock serializes them.
  await lockCaps(tx, account)
  const found = await lockAvatar(tx, account.school_id, id)
  if (!found) throw new ApiError('not_found')
  refuseUnlessAuthor(account, found)
  if (!(await deleteAvatar(tx, account.school_id, id))) throw new ApiError('not_found')
  await record(tx, account, 'avatar_deleted')
}
