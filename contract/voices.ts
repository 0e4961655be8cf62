import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { practiceLanguages } from './languages.ts'
import { line, seenVersion } from './text.ts'
import { voiceLimits } from './voice-limits.ts'

/** A voice by its name, null for the best that there is, and how it speaks; 1 is its own speed and its own pitch. */
export const Voice = z.object({
  name: z.nullable(line(voiceLimits.name)),
  rate: z.number().check(z.gte(voiceLimits.rate.min), z.lte(voiceLimits.rate.max)),
  pitch: z.number().check(z.gte(voiceLimits.pitch.min), z.lte(voiceLimits.pitch.max)),
})
export type Voice = z.output<typeof Voice>

const settings = {
  /** Who speaks where neither the avatar nor the chatbot has a voice of its own. */
  voice: Voice,
  /** Answers are spoken without being asked to be. */
  speaks_answers: z.boolean(),
  /** Students may speak instead of writing. */
  allows_microphone: z.boolean(),
  shows_captions: z.boolean(),
}

/** How a practice language sounds in a school. */
export const VoiceSettings = z.object({ language: z.enum(practiceLanguages), ...settings, version: z.int() })
export type VoiceSettings = z.output<typeof VoiceSettings>

/** A voice of the server, and the language that it speaks: `any` of them, or null where nothing says it. */
export const OfferedVoice = z.object({ name: z.string(), language: z.nullable(z.enum([...practiceLanguages, 'any'])) })
export type OfferedVoice = z.output<typeof OfferedVoice>

export const voices = defineApi({
  list: {
    method: 'GET',
    path: '/voices',
    summary: 'The voice settings of each practice language that is on, and the voices of the server where it has some.',
    returns: z.object({
      items: z.array(VoiceSettings),
      /** The server's voices; null where the browsers' voices speak. */
      server_voices: z.nullable(z.array(OfferedVoice)),
    }),
  },
  set: {
    method: 'PUT',
    path: '/voices/:language',
    summary: 'Replace the voice settings of a practice language that is on.',
    params: z.object({ language: z.enum(practiceLanguages) }),
    body: z.strictObject({ ...settings, version: seenVersion }),
    returns: VoiceSettings,
    fails: ['not_found', 'edited_elsewhere'],
  },
})
