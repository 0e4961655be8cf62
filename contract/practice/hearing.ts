import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'

/** Bytes and seconds of one recording. */
export const recordingLimits = { bytes: 1_000_000, seconds: 60 } as const
export const recordingTypes = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const

export const hearing = defineApi({
  transcribe: {
    method: 'POST',
    path: '/practice/conversations/:id/transcriptions',
    summary:
      "Turn a student's speech into text by the school's server, where the school allows that. The recording is held in memory until the answer, and stored nowhere.",
    access: 'practice',
    quota: 'speech',
    accepts: { types: recordingTypes, limit: recordingLimits.bytes },
    /** `confidence` is from 0 to 1; null if the server gives none. */
    returns: z.object({ text: z.string(), confidence: z.nullable(z.number()) }),
    fails: ['not_found', 'unsupported_file', 'provider_failed'],
  },
})
