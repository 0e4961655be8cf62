import type { Engine } from '#contract/values/engines.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { isKnownLanguage } from '#server/practice/grammar-server/language-codes.ts'
import type { Services } from '#server/services/services.ts'

/** A student's message that the grammar server or the tutor reads; the job holds no text. */
export interface MessageCheck {
  school_id: string
  conversation_id: string
  message_id: string
}

/** The jobs that read a message after it was saved. */
export function checksOf(
  { config, partner }: Pick<Services, 'config' | 'partner'>,
  { language, engine }: { language: PracticeLanguage; engine: Engine },
): ('grammar' | 'tutor')[] {
  const grammar = config.grammarUrl && isKnownLanguage(language) ? (['grammar'] as const) : []
  const tutor = partner.consult && engine === 'model' ? (['tutor'] as const) : []
  return [...grammar, ...tutor]
}
