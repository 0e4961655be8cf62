import * as z from 'zod/mini'
import type { ModelSettings } from '#server/settings/config.ts'
import type { RecordingFormat } from '#server/speech/recognition/recording.ts'
import { authorizationHeader } from '#server/speech/speech-client.ts'
import type { Timeouts } from '#server/upstream/timeouts.ts'
import { errorOfResponse, readErrorBody, statusOf, upstreamError } from '#server/upstream/upstream-error.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

export interface Recording {
  bytes: Uint8Array<ArrayBuffer>
  format: RecordingFormat
  language: string
  words: readonly string[]
}

export interface Transcript {
  text: string
  /** From 0 to 1; null if the server gives none. */
  confidence: number | null
}

export type TranscriptionClient = (recording: Recording, signal: AbortSignal) => Promise<Transcript>

const Segment = z.object({
  avg_logprob: z.optional(z.nullable(z.number())),
  no_speech_prob: z.optional(z.nullable(z.number())),
})
const Answer = z.object({ text: z.string(), segments: z.optional(z.nullable(z.array(Segment))) })

/** A segment that is rather silence: models invent sentences for it. */
const silenceFrom = 0.8
/** Characters of the prompt and of the longest answer that is read. */
const promptLength = 200
const longestAnswer = 1_000_000

/** Asks for segments with their probabilities, and for the text alone where a server refuses that. */
export function createTranscriptionClient(settings: ModelSettings, timeouts: Timeouts): TranscriptionClient {
  const send = createUpstreamFetch(timeouts.connect)
  let responseFormat: 'verbose_json' | 'json' = 'verbose_json'
  const ask = async ({ bytes, format, language, words }: Recording, signal: AbortSignal) => {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: format.type }), `speech.${format.extension}`)
    form.append('model', settings.model)
    form.append('language', language)
    form.append('response_format', responseFormat)
    const prompt = words.join(', ').slice(0, promptLength)
    if (prompt) form.append('prompt', prompt)
    // Encoded here, because undici's own fetch does not know the global form.
    const encoded = new Response(form)
    const response = await send(`${settings.baseUrl}/audio/transcriptions`, {
      method: 'POST',
      signal,
      headers: { ...authorizationHeader(settings), 'content-type': encoded.headers.get('content-type') ?? '' },
      body: await encoded.bytes(),
    })
    if (!response.ok)
      throw errorOfResponse(response, await readErrorBody(response), `${prompt} ${settings.apiKey ?? ''}`)
    return transcriptOf(await readJson(response))
  }
  return async (recording, signal) => {
    try {
      return await ask(recording, signal)
    } catch (error) {
      if (statusOf(error) !== 400 || responseFormat === 'json') throw error
      responseFormat = 'json'
      return ask(recording, signal)
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.length > longestAnswer) throw upstreamError('too long')
  try {
    return JSON.parse(text)
  } catch {
    throw upstreamError('no transcript', { isOfServer: true })
  }
}

function transcriptOf(json: unknown): Transcript {
  const { data } = Answer.safeParse(json)
  if (!data) throw upstreamError('no transcript', { isOfServer: true })
  const segments = data.segments ?? []
  const isSilence = segments.length > 0 && segments.every(({ no_speech_prob }) => (no_speech_prob ?? 0) >= silenceFrom)
  const known = segments.flatMap(({ avg_logprob }) => (typeof avg_logprob === 'number' ? [avg_logprob] : []))
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length
  return {
    text: isSilence ? '' : data.text.trim(),
    confidence: known.length > 0 ? Math.min(1, Math.exp(mean)) : null,
  }
}
