import type { ModelSettings } from '#server/settings/config.ts'
import { validateMp3 } from '#server/speech/validate-mp3.ts'
import { retryOnce } from '#server/upstream/retry-once.ts'
import type { Timeouts } from '#server/upstream/timeouts.ts'
import { readErrorBody, errorOfResponse, retryDelayOf } from '#server/upstream/upstream-error.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

/** A sentence, and how it is said. */
export interface Utterance {
  text: string
  /** The name of a voice that the server has. */
  voice: string
  rate: number
}
/** Gives a sentence as MP3, bit by bit; asks once more where that failed before the first byte. */
export type SpeechClient = (utterance: Utterance, signal: AbortSignal) => AsyncIterable<Uint8Array>

/** The header that a call is let in by. */
export const authorizationHeader = ({ apiKey }: ModelSettings): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {}

/** Makes the way to the server that speaks; it connects to nothing until it is first asked. */
export function createSpeechClient(settings: ModelSettings, patience: Timeouts): SpeechClient {
  const send = createUpstreamFetch(patience.connect)
  async function* ask({ text, voice, rate }: Utterance, signal: AbortSignal) {
    const response = await send(`${settings.baseUrl}/audio/speech`, {
      method: 'POST',
      signal,
      headers: { ...authorizationHeader(settings), 'content-type': 'application/json' },
      // A field for the language is what OpenAI refuses: it is the voice that has one.
      body: JSON.stringify({ model: settings.model, input: text, voice, response_format: 'mp3', speed: rate }),
    })
    if (response.ok && response.body) return yield* validateMp3(response.body)
    throw errorOfResponse(response, await readErrorBody(response), `${text} ${settings.apiKey ?? ''}`)
  }
  return (utterance, signal) => retryOnce(patience, signal, () => ask(utterance, signal), retryDelayOf)
}
