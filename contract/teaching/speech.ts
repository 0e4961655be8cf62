import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { practiceLanguages } from '../values/languages.ts'
import { lines } from '../values/text.ts'
import { Voice, VoiceRegion } from './voices.ts'

/** In characters: a long sentence. */
export const speechLength = 400

export const speech = defineApi({
  say: {
    method: 'POST',
    path: '/speech',
    staff: 'teacher',
    summary:
      'Synthesise a sentence with the given voice, or else the first one for the language, if the server has any.',
    access: 'school or practice',
    quota: 'speech',
    body: z.strictObject({
      text: lines(speechLength),
      language: z.enum(practiceLanguages),
      voice: z.extend(z.pick(Voice, { name: true, rate: true }), { region: z.optional(VoiceRegion) }),
    }),
    produces: 'audio/mpeg',
    fails: ['not_found', 'provider_failed'],
  },
})
