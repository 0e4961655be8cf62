import type { Transaction } from 'kysely'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { isKnownLanguage } from '#server/practice/grammar-server/language-codes.ts'
import type { Services } from '#server/services/services.ts'

/** A student's message that a grammar server is asked about; the job holds no text. */
export interface GrammarCheck {
  school_id: string
  conversation_id: string
  message_id: string
}

export async function queueGrammarCheck(
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
  tx: Transaction<Tables>,
  language: PracticeLanguage,
  check: GrammarCheck,
): Promise<void> {
  if (config.grammarUrl && isKnownLanguage(language)) await jobs.send(tx, 'grammar', check)
}
