import * as z from 'zod/mini'
import { defineApi } from './endpoint.ts'
import { practiceLanguages } from './languages.ts'
import { lines } from './text.ts'
import { Voice } from './voices.ts'

/** The most characters that are said in one call: a long sentence. */
export const speechLength = 400

export const speech = defineApi({
  say: {
    method: 'POST',
    path: '/speech',
    summary:
      'A sentence as sound, where the server has a voice for its language: the wanted one, or else the first that speaks it.',
    access: 'school or practice',
    allowance: 'speech',
    body: z.strictObject({
      text: lines(speechLength),
      language: z.enum(practiceLanguages),
      voice: z.pick(Voice, { name: true, rate: true }),
    }),
    produces: 'audio/mpeg',
    fails: ['not_found', 'provider_failed'],
  },
})
