import * as z from 'zod/mini'
import { voiceLimits } from '#contract/values/voice-limits.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import type { ModelSettings } from '#server/settings/config.ts'
import { authorizationHeader } from '#server/speech/speech-client.ts'
import { languageOf, openAiVoices, regionOf, type VoiceLanguage } from '#server/speech/voice-language.ts'
import { createUpstreamFetch } from '#server/upstream/upstream-fetch.ts'

export interface ListedVoice extends VoiceOption {
  region?: string
}

export interface VoiceList {
  read: () => Promise<readonly ListedVoice[]>
  known: () => readonly ListedVoice[]
}

const cacheMs = { known: 60 * 60 * 1000, unknown: 60 * 1000 }
const timeoutMs = 3_000
const send = createUpstreamFetch(timeoutMs)
const maxVoices = 500

const text = z.string()
const unknownField = z.optional(z.unknown())
const VoiceEntry = z.object({
  id: z.optional(text),
  voice_id: z.optional(text),
  name: z.optional(text),
  language: unknownField,
  lang: unknownField,
  locale: unknownField,
})
const Voices = z.object({ voices: z.array(z.union([text, VoiceEntry])) })

export function createVoiceList(settings: ModelSettings, now: () => number): VoiceList {
  let known: readonly ListedVoice[] = openAiOptions
  let validUntil = 0
  let pendingFetch: Promise<void> | null = null
  const ask = async () => {
    const voices = await fetchVoices(settings).catch(() => null)
    validUntil = now() + (voices ? cacheMs.known : cacheMs.unknown)
    if (voices) known = voices
    pendingFetch = null
  }
  const refresh = () => (now() >= validUntil ? (pendingFetch ??= ask()) : null)
  return {
    read: async () => {
      await refresh()
      return known
    },
    known: () => {
      void refresh()
      return known
    },
  }
}

const openAiOptions = openAiVoices.map((name) => ({ name, language: 'any' as const }))

// An unexpected answer means that there is no list; a server error, that there may be one.
async function fetchVoices(settings: ModelSettings): Promise<readonly ListedVoice[]> {
  const response = await send(`${settings.baseUrl}/audio/voices`, {
    headers: authorizationHeader(settings),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status >= 500) throw new Error('no answer')
    return openAiOptions
  }
  const { success, data } = Voices.safeParse(await response.json())
  if (!success) return openAiOptions
  const spoken = new Map(data.voices.map(entryOf).filter(([name]) => name && name.length <= voiceLimits.name))
  return spoken.size > 0 ? [...spoken].flatMap(toOption).slice(0, maxVoices) : openAiOptions
}

function entryOf(voice: z.output<typeof Voices>['voices'][number]): [string, VoiceLocale] {
  if (typeof voice === 'string') return [voice.trim(), localeOf(voice.trim(), [])]
  const { id, voice_id, language, lang, locale } = voice
  const name = (id ?? voice_id ?? voice.name ?? '').trim()
  return [name, localeOf(name, [language, lang, locale])]
}

interface VoiceLocale {
  language: VoiceLanguage
  region: string | null
}

const localeOf = (name: string, fields: readonly unknown[]): VoiceLocale => ({
  language: languageOf(name, fields),
  region: regionOf(name, fields),
})

const toOption = ([name, { language, region }]: [string, VoiceLocale]): ListedVoice[] =>
  language === 'other' ? [] : [{ name, language, ...(region !== null && { region }) }]
