import type { Transaction } from 'kysely'
import type { Engine } from '#contract/values/engines.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { isKnownLanguage } from '#server/practice/grammar-server/language-codes.ts'
import type { Services } from '#server/services/services.ts'

/** A student's message that the grammar server or the tutor reads; the job holds no text. */
export interface MessageCheck {
  school_id: string
  conversation_id: string
  message_id: string
}

export async function queueChecks(
  { config, partner, jobs }: Pick<Services, 'config' | 'partner' | 'jobs'>,
  tx: Transaction<Tables>,
  { language, engine }: { language: PracticeLanguage; engine: Engine },
  check: MessageCheck,
): Promise<void> {
  if (config.grammarUrl && isKnownLanguage(language)) await jobs.send(tx, 'grammar', check)
  if (partner.consult && engine === 'model') await jobs.send(tx, 'tutor', check)
}
