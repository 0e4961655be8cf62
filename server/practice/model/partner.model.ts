import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Reservation, reserve } from '#server/practice/model/budgets.actions.ts'
import { createCleaner } from '#server/practice/model/clean.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { buildPrompt, type Prompt } from '#server/practice/model/prompt.ts'
import type { Upstream } from '#server/practice/model/upstream.ts'
import type { Partner } from '#server/practice/partner.ts'
import { counted, createBreaker, restSeconds, sinceStart } from '#server/upstream/breaker.ts'
import { type Patience, usualPatience, watched } from '#server/upstream/patience.ts'

/** What the partner works with; time stands still only in tests. */
interface Surroundings {
  db: Kysely<Tables>
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  patience?: Patience
  now?: () => number
}
/** A call that runs: what it costs is its estimate, until the server says better. */
interface Call {
  upstream: Upstream
  prompt: Prompt
  patience: Patience
  signal: AbortSignal
  used: number
}

/** A partner that is a language model behind an API. */
export function createModelPartner(
  settings: ModelSettings,
  { db, log, metrics, patience = usualPatience, now = sinceStart }: Surroundings,
): Partner {
  const admit = counted(createBreaker(now), (outcome) => metrics.countUpstream('model', outcome))
  // Loaded with the partner and not with the server: whoever has no model does without its memory.
  const loading = import('#server/practice/model/upstream.ts').then(({ createUpstream }) =>
    createUpstream(settings, patience),
  )
  return {
    engine: 'model',
    async *answer(turn, signal) {
      if (signal.aborted) return
      using permit = admit()
      if (!permit) throw new ApiError('unavailable', { retry_after: restSeconds })
      const upstream = await loading
      const prompt = buildPrompt(turn)
      const reservation = await reserve(db, turn.school_id, prompt)
      const call: Call = { upstream, prompt, patience, signal, used: reservation.estimate }
      try {
        yield* speak(call)
        permit.succeed()
      } catch (error) {
        if (signal.aborted) return
        permit.fail()
        const { isFree, said } = upstream.readFailure(error)
        if (isFree) call.used = 0
        log.warn({ school_id: turn.school_id, ...said }, 'the language model failed')
        throw new ApiError('provider_failed')
      } finally {
        await settle(reservation, call, log)
      }
    },
  }
}

async function* speak(call: Call): AsyncGenerator<string> {
  const { upstream, prompt, patience, signal } = call
  const cleaner = createCleaner()
  let isEmpty = true
  for await (const part of watched(patience, signal, (heard) => upstream.ask(prompt, heard))) {
    if ('tokens' in part) {
      call.used = part.tokens ?? call.used
      continue
    }
    const text = cleaner.push(part.text)
    isEmpty &&= text === ''
    if (text) yield text
    if (cleaner.isFull()) break
  }
  const rest = cleaner.end()
  if (isEmpty && !rest) throw new Error('the answer was empty')
  if (rest) yield rest
}

// An answer that was heard stays heard, whatever the bookkeeping says.
const settle = (reservation: Reservation, { used }: Call, log: Logger) =>
  reservation.settle(used).catch((error: unknown) => log.warn({ err: error }, 'the use of the model was not settled'))
