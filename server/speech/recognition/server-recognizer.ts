import type { Logger } from 'pino'
import { ApiError } from '#contract/errors.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import {
  createTranscriptionClient,
  type Recording,
  type Transcript,
} from '#server/speech/recognition/transcription-client.ts'
import { cooldownSeconds, createBreaker, monotonicNow, withMetrics } from '#server/upstream/breaker.ts'
import { defaultTimeouts, type Timeouts, withTimeouts } from '#server/upstream/timeouts.ts'
import { isServerFault, logFieldsOf } from '#server/upstream/upstream-error.ts'

export interface ServerRecognizer {
  /** Fails with `provider_failed` or `unavailable`. */
  transcribe: (school_id: string, recording: Recording, signal?: AbortSignal) => Promise<Transcript>
}

interface RecognizerServices {
  log: Logger
  metrics: Pick<Metrics, 'countUpstream'>
  timeouts?: Timeouts
  now?: () => number
}

/** A student waits for the text, and would rather type than wait longer. */
const patience = { firstWord: 10_000, whole: 15_000 } as const

export function createServerRecognizer(
  settings: ModelSettings,
  { log, metrics, timeouts = { ...defaultTimeouts, ...patience }, now = monotonicNow }: RecognizerServices,
): ServerRecognizer {
  const requestPermit = withMetrics(createBreaker(now), (outcome) => metrics.countUpstream('recognition', outcome))
  const transcribe = createTranscriptionClient(settings, timeouts)
  return {
    transcribe: async (school_id, recording, callerSignal = AbortSignal.any([])) => {
      using permit = requestPermit(school_id)
      if (!permit) throw new ApiError('unavailable', { retry_after: cooldownSeconds })
      try {
        const transcripts = withTimeouts(timeouts, callerSignal, async function* once(signal) {
          yield await transcribe(recording, signal)
        })
        for await (const transcript of transcripts) {
          permit.succeed()
          return transcript
        }
        throw new Error('no transcript')
      } catch (error) {
        if (callerSignal.aborted) throw error
        if (isServerFault(error)) permit.fail()
        log.warn({ school_id, ...logFieldsOf(error) }, 'the transcription server failed')
        throw new ApiError('provider_failed')
      }
    },
  }
}
