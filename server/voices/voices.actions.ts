import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { isLanguageOn } from '#server/languages/languages.queries.ts'
import { replaceVoiceSettings } from '#server/voices/voices.queries.ts'

export async function setVoice(
  tx: Transaction<Tables>,
  account: Account,
  settings: VoiceSettings,
): Promise<VoiceSettings> {
  const { school_id } = account
  if (!(await isLanguageOn(tx, school_id, settings.language))) throw new ApiError('not_found')
  const updated = await replaceVoiceSettings(tx, school_id, settings)
  if (!updated) throw new ApiError('edited_elsewhere')
  await record(tx, account, 'voice_edited')
  return updated
}
