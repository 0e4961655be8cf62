import type { Transaction } from 'kysely'
import type { Engine } from '#contract/values/engines.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Services } from '#server/services/services.ts'

/** A student's message that the model is asked to mark; the job holds no text. */
export interface TutorCheck {
  school_id: string
  conversation_id: string
  message_id: string
}

export async function queueTutor(
  { partner, jobs }: Pick<Services, 'partner' | 'jobs'>,
  tx: Transaction<Tables>,
  engine: Engine,
  check: TutorCheck,
): Promise<void> {
  if (partner.consult && engine === 'model') await jobs.send(tx, 'tutor', check)
}
