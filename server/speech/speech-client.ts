import type { ModelSettings } from '#server/settings/config.ts'
import { validateMp3 } from '#server/speech/validate-mp3.ts'
import { retryOnce } from '#server/upstream/retry-once.ts'
import type { Timeouts } from '#server/upstream/timeouts.ts'
import { readErrorBody, errorOfResponse, retryDelayOf } from '#server/upstream/upstream-error.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

export interface Utterance {
  text: string
  voice: string
  rate: number
}
export type SpeechClient = (utterance: Utterance, signal: AbortSignal) => AsyncIterable<Uint8Array>

export const authorizationHeader = ({ apiKey }: ModelSettings): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {}

export function createSpeechClient(settings: ModelSettings, timeouts: Timeouts): SpeechClient {
  const send = createUpstreamFetch(timeouts.connect)
  async function* ask({ text, voice, rate }: Utterance, signal: AbortSignal) {
    const response = await send(`${settings.baseUrl}/audio/speech`, {
      method: 'POST',
      signal,
      headers: { ...authorizationHeader(settings), 'content-type': 'application/json' },
      // Without a language, which OpenAI refuses: the voice determines it.
      body: JSON.stringify({ model: settings.model, input: text, voice, response_format: 'mp3', speed: rate }),
    })
    if (response.ok && response.body) return yield* validateMp3(response.body)
    throw errorOfResponse(response, await readErrorBody(response), `${text} ${settings.apiKey ?? ''}`)
  }
  return (utterance, signal) => retryOnce(timeouts, signal, () => ask(utterance, signal), retryDelayOf)
}
