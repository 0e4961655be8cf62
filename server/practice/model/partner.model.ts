import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Dialect } from '#server/practice/model/dialect.ts'
import type { Metrics, UpstreamOutcome } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { ask, usedUp } from '#server/practice/model/call.ts'
import type { Prompt } from '#server/practice/model/prompt.ts'
import { answerTurn } from '#server/practice/model/speak.ts'
import type { Partner } from '#server/services/partner.ts'
import type { DailyCeiling } from '#server/upstream/ceiling.ts'
import { withMetrics, createBreaker, cooldownSeconds, monotonicNow } from '#server/upstream/breaker.ts'
import { trackColdStart, type Timeouts, defaultTimeouts, withTimeouts } from '#server/upstream/timeouts.ts'
import { isContentRefusal, isServerFault, logFieldsOf } from '#server/upstream/upstream-error.ts'

interface Surroundings {
  db: Kysely<Tables>
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  patience?: Timeouts
  now?: () => number
  dialect?: Partial<Dialect>
  ceiling?: DailyCeiling
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
      let hasSpoken = false
      try {
        const desk = { upstream: await loading, db, log, ceiling, warmth }
        for await (const piece of answerTurn(desk, turn, signal)) {
          hasSpoken = true
          yield piece
        }
        permit.succeed()
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof ApiError) throw error
        if (error !== usedUp) {
          if (isServerFault(error)) permit.fail()
          log.warn({ school_id: turn.school_id, ...logFieldsOf(error) }, 'the language model failed')
          if (hasSpoken || !isContentRefusal(error)) throw new ApiError('provider_failed')
          permit.refuse()
        }
      }
      yield* guidedPartner.answer(turn, signal)
    },
    // No failure of it closes the way of the dialogue.
    consult: async (school_id, question, signal) => {
      if (signal.aborted) return null
      let outcome: UpstreamOutcome = 'failed'
      try {
        const pieces = ask(
          { upstream: await loading, db, log, ceiling, warmth },
          { school_id, prompt: question, signal },
        )
        const text = (await Array.fromAsync(pieces)).join('')
        outcome = 'succeeded'
        return text
      } catch (error) {
        if (error !== usedUp && !(error instanceof ApiError)) throw error
        outcome = 'turned_away'
        return null
      } finally {
        metrics.countUpstream('tutor', outcome)
      }
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
