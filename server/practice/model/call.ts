import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Reservation, reserve } from '#server/practice/model/budgets/budgets.actions.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'
import type { Upstream } from '#server/practice/model/upstream.ts'
import type { DailyCeiling } from '#server/upstream/ceiling.ts'
import { type trackColdStart, withTimeouts } from '#server/upstream/timeouts.ts'
import { logFieldsOf, statusOf } from '#server/upstream/upstream-error.ts'

export interface ModelContext {
  upstream: Upstream
  db: Kysely<Tables>
  log: Logger
  ceiling: DailyCeiling | undefined
  warmth: ReturnType<typeof trackColdStart>
}

export interface Call {
  school_id: string
  prompt: Prompt
  signal: AbortSignal
  cut?: 'length' | 'content_filter'
}

/** What all schools together may use in a day is used up. */
export const usedUp = new Error('used up')

/** Asks the model within the budgets and gives the answer as it comes. What it cost is its estimate, until the server says better. */
export async function* ask(context: ModelContext, call: Call): AsyncGenerator<string> {
  const { upstream, warmth } = context
  const { school_id, prompt, signal } = call
  const reservation = await reserve(context, school_id, prompt, upstream.allowance(prompt))
  if (!reservation) throw usedUp
  let used = reservation.estimate
  try {
    for await (const part of withTimeouts(warmth.timeouts(), signal, (heard) => upstream.ask(prompt, heard))) {
      warmth.recordActivity()
      if ('tokens' in part) used = part.tokens
      else if ('cut' in part) call.cut = part.cut
      else yield part.text
    }
  } catch (error) {
    if (!signal.aborted) warmth.recordActivity()
    if (!signal.aborted && wasFree(error)) used = 0
    throw error
  } finally {
    await settle(reservation, used, context.log)
  }
}

// The server did no work: it refused, or was not reached at all.
const wasFree = (error: unknown) =>
  Number(statusOf(error)) >= 300 ||
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(logFieldsOf(error).code ?? '')

// An answer that was streamed counts, even if recording its tokens fails.
const settle = (reservation: Reservation, used: number, log: Logger) =>
  reservation
    .settle(used)
    .catch((error: unknown) => log.warn({ err: error }, 'could not record the use of the language model'))
