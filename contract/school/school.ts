import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { microphoneModes } from '../values/microphone.ts'
import { studentAddresses } from '../values/student-address.ts'
import { seenVersion } from '../values/text.ts'

/** Days that transcripts are kept, months until deleting an inactive student is suggested, and months that a practice link is valid. */
export const transcriptDays = { min: 7, max: 365 } as const
export const inactiveMonths = { min: 1, max: 60 } as const
export const linkMonths = { min: 1, max: 12 } as const

/** Whether `Intl` knows the name of a time zone, such as "Europe/Madrid". */
export function isTimeZone(text: string): boolean {
  try {
    return /^[A-Z]/i.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A null `time_zone` is UTC. */
export const School = z.object({
  time_zone: z.nullable(z.string()),
  transcript_days: z.int(),
  inactive_months: z.int(),
  link_months: z.int(),
  student_address: z.enum(studentAddresses),
  microphone: z.enum(microphoneModes),
  reminds_students: z.boolean(),
  reminder_hour: z.int(),
  /** Whether guardians who agreed are told once a week how much their student practised. */
  writes_guardians: z.boolean(),
  version: z.int(),
})
export type School = z.output<typeof School>

export const SchoolChanges = z.strictObject({
  time_zone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone))),
  transcript_days: z.optional(z.int().check(z.gte(transcriptDays.min), z.lte(transcriptDays.max))),
  inactive_months: z.optional(z.int().check(z.gte(inactiveMonths.min), z.lte(inactiveMonths.max))),
  link_months: z.optional(z.int().check(z.gte(linkMonths.min), z.lte(linkMonths.max))),
  student_address: z.optional(z.enum(studentAddresses)),
  microphone: z.optional(z.enum(microphoneModes)),
  reminds_students: z.optional(z.boolean()),
  reminder_hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
  writes_guardians: z.optional(z.boolean()),
  version: seenVersion,
})

export const school = defineApi({
  get: {
    method: 'GET',
    path: '/school',
    staff: 'teacher',
    summary:
      "The school's time zone, retention periods, how long practice links are valid, how students are addressed, who may hear them speak, when they are reminded of homework, and whether guardians are written to.",
    returns: School,
  },
  edit: {
    method: 'PATCH',
    path: '/school',
    staff: 'coordinator',
    summary: 'Update the fields that are sent.',
    body: SchoolChanges,
    returns: School,
    fails: ['edited_elsewhere'],
  },
})
