import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/config.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { type Reservation, reserve } from '#server/practice/model/budgets.actions.ts'
import { createCleaner } from '#server/practice/model/clean.ts'
import type { Dialect } from '#server/practice/model/dialect.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { guidedPartner } from '#server/practice/guided/partner.guided.ts'
import { buildPrompt, type Prompt } from '#server/practice/model/prompt.ts'
import type { Upstream } from '#server/practice/model/upstream.ts'
import type { Partner } from '#server/practice/partner.ts'
import type { Ceiling } from '#server/upstream/ceiling.ts'
import { counted, createBreaker, restSeconds, sinceStart } from '#server/upstream/breaker.ts'
import { createWarmth, type Patience, usualPatience, watched } from '#server/upstream/patience.ts'
import { isOfConversation, isOfServer, saidOf, statusOf, trouble } from '#server/upstream/trouble.ts'

/** What the partner works with; time stands still only in tests. */
interface Surroundings {
  db: Kysely<Tables>
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  patience?: Patience
  now?: () => number
  /** What is known of the server before it is asked. */
  dialect?: Partial<Dialect>
  /** What all schools together may use. */
  ceiling?: Ceiling
}
/** A call that runs: what it costs is its estimate, until the server says better. */
interface Call {
  upstream: Upstream
  prompt: Prompt
  patience: Patience
  signal: AbortSignal
  used: number
  hasSpoken: boolean
  sign: () => void
}

/** A partner that is a language model behind an API. What it refuses or leaves empty, the guided partner answers. */
export function createModelPartner(
  settings: ModelSettings,
  { db, log, metrics, patience = usualPatience, now = sinceStart, dialect = {}, ceiling }: Surroundings,
): Partner {
  const admit = counted(createBreaker(now), (outcome) => metrics.countUpstream('model', outcome))
  const warmth = createWarmth(patience, now)
  // Loaded with the partner and not with the server: an installation without a model does without its memory.
  const loading = import('#server/practice/model/upstream.ts').then(({ createUpstream }) =>
    createUpstream(settings, patience, dialect),
  )
  return {
    engine: 'model',
    async *answer(turn, signal) {
      if (signal.aborted) return
      using permit = admit(turn.school_id)
      if (!permit) throw new ApiError('unavailable', { retry_after: restSeconds })
      const upstream = await loading
      const prompt = buildPrompt(turn)
      const reservation = await reserve({ db, ceiling }, turn.school_id, prompt, upstream.allowance())
      if (!reservation) {
        yield* guidedPartner.answer(turn, signal)
        return
      }
      const { sign } = warmth
      const used = reservation.estimate
      const call: Call = { upstream, prompt, patience: warmth.patience(), signal, used, hasSpoken: false, sign }
      try {
        yield* speak(call)
        permit.succeed()
        return
      } catch (error) {
        if (signal.aborted) return
        sign()
        if (isOfServer(error)) permit.fail()
        if (wasFree(error)) call.used = 0
        log.warn({ school_id: turn.school_id, ...saidOf(error) }, 'the language model failed')
        if (call.hasSpoken || !isOfConversation(error)) throw new ApiError('provider_failed')
      } finally {
        await settle(reservation, call, log)
      }
      yield* guidedPartner.answer(turn, signal)
    },
    check: async (signal) => {
      const upstream = await loading
      try {
        const parts = watched(warmth.patience(), signal, (heard) => upstream.ask(greeting, heard))
        for await (const _part of parts) warmth.sign()
      } catch (error) {
        if (!signal.aborted) log.warn(saidOf(error), 'the language model did not respond on start')
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
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(saidOf(error).code ?? '')

async function* speak(call: Call): AsyncGenerator<string> {
  const { upstream, prompt, patience, signal } = call
  const cleaner = createCleaner()
  for await (const part of watched(patience, signal, (heard) => upstream.ask(prompt, heard))) {
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
  if (!call.hasSpoken && !rest) throw trouble('empty')
  if (rest) yield rest
}

// An answer that was heard stays heard, whatever the bookkeeping says.
const settle = (reservation: Reservation, { used }: Call, log: Logger) =>
  reservation
    .settle(used)
    .catch((error: unknown) => log.warn({ err: error }, 'could not record the use of the language model'))
