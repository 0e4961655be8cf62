import * as z from 'zod/mini'
import { voiceLimits } from '#contract/voice-limits.ts'
import type { VoiceOption } from '#contract/voices.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import { keyHeader } from '#server/speech/upstream.ts'
import { languageOf, openAiVoices, type Spoken } from '#server/speech/voice-language.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

/** The voices of a server, which has OpenAI's as long as it has not said others. */
export interface VoiceList {
  /** The voices, for which the server is asked where that was long ago. */
  read: () => Promise<readonly VoiceOption[]>
  /** The voices as they are known by now; they are asked for meanwhile where that was long ago. */
  known: () => readonly VoiceOption[]
}

/** Milliseconds for which a list is taken as it is: one that came, and one that did not. */
const lasts = { known: 60 * 60 * 1000, unknown: 60 * 1000 }
const patience = 3_000
const send = createUpstreamFetch(patience)
const mostVoices = 500

const text = z.string()
const said = z.optional(z.unknown())
const Listed = z.object({
  id: z.optional(text),
  voice_id: z.optional(text),
  name: z.optional(text),
  language: said,
  lang: said,
  locale: said,
})
const Voices = z.object({ voices: z.array(z.union([text, Listed])) })

/** Makes the list of a server's voices, which is asked for when it is first needed, and again after an hour. */
export function createVoiceList(settings: ModelSettings, now: () => number): VoiceList {
  let known: readonly VoiceOption[] = ofOpenAi
  let validUntil = 0
  let asking: Promise<void> | null = null
  const ask = async () => {
    const voices = await askVoices(settings).catch(() => null)
    validUntil = now() + (voices ? lasts.known : lasts.unknown)
    if (voices) known = voices
    asking = null
  }
  const renew = () => (now() >= validUntil ? (asking ??= ask()) : null)
  return {
    read: async () => {
      await renew()
      return known
    },
    known: () => {
      void renew()
      return known
    },
  }
}

const ofOpenAi = openAiVoices.map((name) => ({ name, language: 'any' as const }))

// A server that answers in another way has no list, and one that does not answer may have one.
async function askVoices(settings: ModelSettings): Promise<readonly VoiceOption[]> {
  const response = await send(`${settings.baseUrl}/audio/voices`, {
    headers: keyHeader(settings),
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status >= 500) throw new Error('no answer')
    return ofOpenAi
  }
  const { success, data } = Voices.safeParse(await response.json())
  if (!success) return ofOpenAi
  const spoken = new Map(data.voices.map(entryOf).filter(([name]) => name && name.length <= voiceLimits.name))
  return spoken.size > 0 ? [...spoken].flatMap(offered).slice(0, mostVoices) : ofOpenAi
}

function entryOf(voice: z.output<typeof Voices>['voices'][number]): [string, Spoken] {
  if (typeof voice === 'string') return [voice.trim(), languageOf(voice.trim())]
  const { id, voice_id, language, lang, locale } = voice
  const name = (id ?? voice_id ?? voice.name ?? '').trim()
  return [name, languageOf(name, [language, lang, locale])]
}

// What nobody practises is not offered.
const offered = ([name, language]: [string, Spoken]): VoiceOption[] =>
  language === 'other' ? [] : [{ name, language }]
