import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/config.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { createAsk, type Utterance } from '#server/speech/upstream.ts'
import { createVoiceList, type VoiceList } from '#server/speech/voice-list.ts'
import { counted, createBreaker, restSeconds, sinceStart } from '#server/upstream/breaker.ts'
import { type Patience, usualPatience, watched } from '#server/upstream/patience.ts'
import { isOfServer, saidOf } from '#server/upstream/trouble.ts'

/** The voices of a server behind an API. */
export interface ServerVoice {
  model: string
  list: VoiceList
  /** A sentence as MP3, bit by bit. Fails with `provider_failed` or `unavailable`. */
  say: (school_id: string, utterance: Utterance, signal: AbortSignal) => AsyncIterable<Uint8Array>
}

/** What a voice works with; time stands still only in tests. */
interface Surroundings {
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  patience?: Patience
  now?: () => number
}

/** Makes the voice of a server; it asks nothing until something is to be said. */
export function createServerVoice(
  settings: ModelSettings,
  { log, metrics, patience = usualPatience, now = sinceStart }: Surroundings,
): ServerVoice {
  const admit = counted(createBreaker(now), (outcome) => metrics.countUpstream('speech', outcome))
  const ask = createAsk(settings, patience)
  return {
    model: settings.model,
    list: createVoiceList(settings, now),
    async *say(school_id, utterance, signal) {
      using permit = admit(school_id)
      if (!permit) throw new ApiError('unavailable', { retry_after: restSeconds })
      try {
        yield* watched(patience, signal, (heard) => ask(utterance, heard))
        permit.succeed()
      } catch (error) {
        if (signal.aborted) throw error
        if (isOfServer(error)) permit.fail()
        log.warn({ school_id, ...saidOf(error) }, 'the speech server failed')
        throw new ApiError('provider_failed')
      }
    },
  }
}
