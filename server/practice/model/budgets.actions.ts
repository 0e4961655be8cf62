import type { Kysely } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { reserveTokens, settleTokens } from '#server/practice/model/budgets.queries.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'

/** What was reserved for one call. */
export interface Reservation {
  /** What the call costs where the server does not say. */
  estimate: number
  settle: (used: number) => Promise<void>
}

/** Reserves what a call with an answer of so many tokens may cost; refuses with `practice_limit_reached` once the school has used up its day. */
export async function reserve(
  db: Kysely<Tables>,
  school_id: string,
  prompt: Prompt,
  allowance: number,
): Promise<Reservation> {
  const reserved = estimateOf(prompt, allowance)
  const day = await reserveTokens(db, school_id, reserved)
  if (day === undefined) throw new ApiError('practice_limit_reached', { limit: 'day' })
  return {
    estimate: reserved,
    settle: async (used) => {
      await settleTokens(db, school_id, { day, reserved, used: Math.max(0, Math.round(used)) })
    },
  }
}

// Nobody but the server knows how it counts; three characters a token is on the safe side for European languages.
function estimateOf({ instructions, messages }: Prompt, allowance: number): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return Math.ceil(characters / 3) + allowance
}
