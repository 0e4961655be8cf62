import type { Kysely } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { reserveTokens, settleTokens } from '#server/practice/model/budgets/budgets.queries.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'
import type { DailyCeiling } from '#server/upstream/ceiling.ts'

export interface Reservation {
  /** What the call costs where the server does not say. */
  estimate: number
  settle: (used: number) => Promise<void>
}

interface Purse {
  db: Kysely<Tables>
  ceiling?: DailyCeiling | undefined
}

/** Reserves what a call with an answer of so many tokens may cost; refuses with `practice_limit_reached` once the school has used up its day; null where all schools together have. */
export async function reserve(
  { db, ceiling }: Purse,
  school_id: string,
  prompt: Prompt,
  allowance: number,
): Promise<Reservation | null> {
  const reserved = estimateOf(prompt, allowance)
  const day = await reserveTokens(db, school_id, reserved)
  if (day === undefined) throw new ApiError('practice_limit_reached', { limit: 'day' })
  if (ceiling && !(await ceiling.consume(reserved))) {
    await settleTokens(db, school_id, { day, reserved, used: 0 })
    return null
  }
  return {
    estimate: reserved,
    settle: async (tokens) => {
      const used = Math.max(0, Math.round(tokens))
      await settleTokens(db, school_id, { day, reserved, used })
      await ceiling?.adjust(used - reserved)
    },
  }
}

// Only the server knows its tokenizer; three characters a token is on the safe side for European languages.
function estimateOf({ instructions, messages }: Prompt, allowance: number): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return Math.ceil(characters / 3) + allowance
}
