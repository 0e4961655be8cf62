import type { Kysely } from 'kysely'
import type { Engine } from '#contract/values/engines.ts'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { findTurn, type TurnRow } from '#server/practice/turn/turn.queries.ts'
import type { Script } from '#server/services/partner.ts'

/** A running conversation, with the engine that answers from here on. */
export type OpenTurn = TurnRow & { script: Script }

export async function readTurn(
  db: Kysely<Tables>,
  practiceSession: PracticeSession,
  { conversation_id, engine }: { conversation_id: string; engine?: Engine | undefined },
): Promise<OpenTurn> {
  const found = await findTurn(db, practiceSession, conversation_id)
  if (!found) throw new ApiError('not_found')
  const { script } = found
  if (found.state === 'finished' || !script) throw new ApiError('edited_elsewhere')
  return { ...found, script, engine: engine ?? found.engine }
}
