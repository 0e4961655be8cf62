import type { ModelSettings } from '#server/settings/config.ts'
import { mp3Of } from '#server/speech/mp3-of.ts'
import { askTwice } from '#server/upstream/ask-twice.ts'
import type { Patience } from '#server/upstream/patience.ts'
import { bodyOfRefusal, refusalOf, retryInOf } from '#server/upstream/trouble.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

/** A sentence, and how it is said. */
export interface Utterance {
  text: string
  /** The name of a voice that the server has. */
  voice: string
  rate: number
}
/** Gives a sentence as MP3, bit by bit; asks once more where that failed before the first byte. */
export type Ask = (utterance: Utterance, signal: AbortSignal) => AsyncIterable<Uint8Array>

/** The header that a call is let in by. */
export const keyHeader = ({ apiKey }: ModelSettings): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {}

/** Makes the way to the server that speaks; it connects to nothing until it is first asked. */
export function createAsk(settings: ModelSettings, patience: Patience): Ask {
  const send = createUpstreamFetch(patience.connect)
  async function* ask({ text, voice, rate }: Utterance, signal: AbortSignal) {
    const response = await send(`${settings.baseUrl}/audio/speech`, {
      method: 'POST',
      signal,
      headers: { ...keyHeader(settings), 'content-type': 'application/json' },
      // A field for the language is what OpenAI refuses: it is the voice that has one.
      body: JSON.stringify({ model: settings.model, input: text, voice, response_format: 'mp3', speed: rate }),
    })
    if (response.ok && response.body) return yield* mp3Of(response.body)
    throw refusalOf(response, await bodyOfRefusal(response), `${text} ${settings.apiKey ?? ''}`)
  }
  return (utterance, signal) => askTwice(patience, signal, () => ask(utterance, signal), retryInOf)
}
