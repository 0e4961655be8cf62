import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { createSpeechClient, type Utterance } from '#server/speech/speech-client.ts'
import { createVoiceList, type VoiceList } from '#server/speech/voice-list.ts'
import { withMetrics, createBreaker, cooldownSeconds, monotonicNow } from '#server/upstream/breaker.ts'
import { type Timeouts, defaultTimeouts, withTimeouts } from '#server/upstream/timeouts.ts'
import { isServerFault, logFieldsOf } from '#server/upstream/upstream-error.ts'

export interface ServerVoice {
  model: string
  list: VoiceList
  /** MP3 as a stream. Fails with `provider_failed` or `unavailable`. */
  say: (school_id: string, utterance: Utterance, signal: AbortSignal) => AsyncIterable<Uint8Array>
}

interface VoiceServices {
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  timeouts?: Timeouts
  now?: () => number
}

export function createServerVoice(
  settings: ModelSettings,
  { log, metrics, timeouts = defaultTimeouts, now = monotonicNow }: VoiceServices,
): ServerVoice {
  const requestPermit = withMetrics(createBreaker(now), (outcome) => metrics.countUpstream('speech', outcome))
  const synthesize = createSpeechClient(settings, timeouts)
  return {
    model: settings.model,
    list: createVoiceList(settings, now),
    async *say(school_id, utterance, signal) {
      using permit = requestPermit(school_id)
      if (!permit) throw new ApiError('unavailable', { retry_after: cooldownSeconds })
      try {
        yield* withTimeouts(timeouts, signal, (abortSignal) => synthesize(utterance, abortSignal))
        permit.succeed()
      } catch (error) {
        if (signal.aborted) throw error
        if (isServerFault(error)) permit.fail()
        log.warn({ school_id, ...logFieldsOf(error) }, 'the speech server failed')
        throw new ApiError('provider_failed')
      }
    },
  }
}
