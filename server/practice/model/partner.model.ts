import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Reservation, reserve } from '#server/practice/model/budgets/budgets.actions.ts'
import { createCleaner } from '#server/practice/model/answer/clean.ts'
import type { Dialect } from '#server/practice/model/dialect.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { buildPrompt, type Prompt } from '#server/practice/model/prompt.ts'
import type { Upstream } from '#server/practice/model/upstream.ts'
import type { Partner } from '#server/services/partner.ts'
import type { DailyCeiling } from '#server/upstream/ceiling.ts'
import { withMetrics, createBreaker, cooldownSeconds, monotonicNow } from '#server/upstream/breaker.ts'
import { trackColdStart, type Timeouts, defaultTimeouts, withTimeouts } from '#server/upstream/timeouts.ts'
import {
  isContentRefusal,
  isServerFault,
  logFieldsOf,
  statusOf,
  upstreamError,
} from '#server/upstream/upstream-error.ts'

/** What the partner works with; time stands still only in tests. */
interface Surroundings {
  db: Kysely<Tables>
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  patience?: Timeouts
  now?: () => number
  /** What is known of the server before it is asked. */
  dialect?: Partial<Dialect>
  /** What all schools together may use. */
  ceiling?: DailyCeiling
}
/** A call that runs: what it costs is its estimate, until the server says better. */
interface Call {
  upstream: Upstream
  prompt: Prompt
  patience: Timeouts
  signal: AbortSignal
  used: number
  hasSpoken: boolean
  sign: () => void
}

/** A partner that is a language model behind an API. What it refuses or leaves empty, the guided partner answers. */
export function createModelPartner(
  settings: ModelSettings,
  { db, log, metrics, patience = defaultTimeouts, now = monotonicNow, dialect = {}, ceiling }: Surroundings,
): Partner {
  const admit = withMetrics(createBreaker(now), (outcome) => metrics.countUpstream('model', outcome))
  const warmth = trackColdStart(patience, now)
  // Loaded with the partner and not with the server: an installation without a model does without its memory.
  const loading = import('#server/practice/model/upstream.ts').then(({ createUpstream }) =>
    createUpstream(settings, patience, dialect),
  )
  return {
    engine: 'model',
    async *answer(turn, signal) {
      if (signal.aborted) return
      using permit = admit(turn.school_id)
      if (!permit) throw new ApiError('unavailable', { retry_after: cooldownSeconds })
      const upstream = await loading
      const prompt = buildPrompt(turn)
      const reservation = await reserve({ db, ceiling }, turn.school_id, prompt, upstream.allowance())
      if (!reservation) {
        yield* guidedPartner.answer(turn, signal)
        return
      }
      const { recordActivity: sign } = warmth
      const used = reservation.estimate
      const call: Call = { upstream, prompt, patience: warmth.timeouts(), signal, used, hasSpoken: false, sign }
      try {
        yield* speak(call)
        permit.succeed()
        return
      } catch (error) {
        if (signal.aborted) return
        sign()
        if (isServerFault(error)) permit.fail()
        if (wasFree(error)) call.used = 0
        log.warn({ school_id: turn.school_id, ...logFieldsOf(error) }, 'the language model failed')
        if (call.hasSpoken || !isContentRefusal(error)) throw new ApiError('provider_failed')
      } finally {
        await settle(reservation, call, log)
      }
      yield* guidedPartner.answer(turn, signal)
    },
    check: async (signal) => {
      const upstream = await loading
      try {
        const parts = withTimeouts(warmth.timeouts(), signal, (heard) => upstream.ask(greeting, heard))
        for await (const _part of parts) warmth.recordActivity()
      } catch (error) {
        if (!signal.aborted) log.warn(logFieldsOf(error), 'the language model did not answer at the start')
      }
    },
  }
}

const greeting: Prompt = {
  instructions: 'Answer with one word.',
  messages: [{ role: 'user', content: 'Hello' }],
}

// The server did no work: it refused, or was not reached at all.
const wasFree = (error: unknown) =>
  Number(statusOf(error)) >= 300 ||
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(logFieldsOf(error).code ?? '')

async function* speak(call: Call): AsyncGenerator<string> {
  const { upstream, prompt, patience, signal } = call
  const cleaner = createCleaner()
  for await (const part of withTimeouts(patience, signal, (heard) => upstream.ask(prompt, heard))) {
    call.sign()
    if ('tokens' in part) {
      call.used = part.tokens
      continue
    }
    const text = cleaner.push(part.text)
    call.hasSpoken ||= text !== ''
    if (text) yield text
    if (cleaner.isFull()) break
  }
  const rest = cleaner.end()
  if (!call.hasSpoken && !rest) throw upstreamError('empty')
  if (rest) yield rest
}

// An answer that was streamed counts, even if recording its tokens fails.
const settle = (reservation: Reservation, { used }: Call, log: Logger) =>
  reservation
    .settle(used)
    .catch((error: unknown) => log.warn({ err: error }, 'could not record the use of the language model'))
