import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { practiceLanguages } from '../values/languages.ts'
import { line, seenVersion } from '../values/text.ts'
import { voiceLimits } from '../values/voice-limits.ts'

/** `name` is null for the best available voice; `rate` and `pitch` are factors of its own. */
export const Voice = z.object({
  name: z.nullable(line(voiceLimits.name)),
  rate: z.number().check(z.gte(voiceLimits.rate.min), z.lte(voiceLimits.rate.max)),
  pitch: z.number().check(z.gte(voiceLimits.pitch.min), z.lte(voiceLimits.pitch.max)),
})
export type Voice = z.output<typeof Voice>

/** Where no voice is named, one of this region is the best: `MX` of Spanish. */
export const VoiceRegion = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))

const settings = {
  voice: Voice,
  speaks_answers: z.boolean(),
  /** False leaves the language out of what the school's `microphone` allows. */
  allows_microphone: z.boolean(),
  shows_captions: z.boolean(),
}

export const VoiceSettings = z.object({ language: z.enum(practiceLanguages), ...settings, version: z.int() })
export type VoiceSettings = z.output<typeof VoiceSettings>

/** A server voice; `language` is `any` for a multilingual one, null if unknown. */
export const VoiceOption = z.object({ name: z.string(), language: z.nullable(z.enum([...practiceLanguages, 'any'])) })
export type VoiceOption = z.output<typeof VoiceOption>

export const voices = defineApi({
  list: {
    method: 'GET',
    path: '/voices',
    staff: 'teacher',
    summary: "The voice settings of the practice languages that are on, and the server's voices.",
    returns: z.object({
      items: z.array(VoiceSettings),
      /** Null if the browser's voices are used. */
      server_voices: z.nullable(z.array(VoiceOption)),
      has_server_recognition: z.boolean(),
    }),
  },
  set: {
    method: 'PUT',
    path: '/voices/:language',
    staff: 'coordinator',
    summary: 'Replace the voice settings of a practice language.',
    params: z.object({ language: z.enum(practiceLanguages) }),
    body: z.strictObject({ ...settings, version: seenVersion }),
    returns: VoiceSettings,
    fails: ['not_found', 'edited_elsewhere'],
  },
})
