import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { interfaceLanguages } from '../values/languages.ts'
import { address, id } from '../values/text.ts'

export const guardianStates = ['pending', 'granted', 'refused', 'withdrawn'] as const

/** How often a guardian is asked for consent at most, and the days in between. */
export const consentLimits = { times: 3, days: 7 } as const

/** A null `language` is that of the school's owner; after a null `next_question_at` the guardian is not asked again. */
export const Guardian = z.object({
  email: z.string(),
  language: z.nullable(z.enum(interfaceLanguages)),
  state: z.enum(guardianStates),
  asked_at: z.iso.datetime(),
  answered_at: z.nullable(z.iso.datetime()),
  next_question_at: z.nullable(z.iso.datetime()),
})
export type Guardian = z.output<typeof Guardian>

export const GuardianFields = z.strictObject({
  email: address,
  language: z.nullable(z.enum(interfaceLanguages)),
})
export type GuardianFields = z.output<typeof GuardianFields>

/** Values of `details.reason` of `guardian_not_asked`. */
export const unaskedReasons = ['refused', 'asked_lately', 'asked_often', 'inactive', 'off'] as const

const ofStudent = { params: z.object({ id }) } as const

export const guardians = defineApi({
  get: {
    ...ofStudent,
    method: 'GET',
    path: '/students/:id/guardian',
    staff: 'teacher',
    summary: 'The guardian of a student, and whether the school writes to guardians.',
    returns: z.object({ guardian: z.nullable(Guardian), is_on: z.boolean() }),
    fails: ['not_found'],
  },
  set: {
    ...ofStudent,
    method: 'PUT',
    path: '/students/:id/guardian',
    staff: 'coordinator',
    summary:
      'Set the guardian of a student. Another address is mailed the question for consent; an address that said no is never asked again.',
    body: GuardianFields,
    returns: Guardian,
    fails: ['not_found', 'guardian_not_asked', 'address_not_confirmed', 'mail_limit_reached'],
  },
  ask: {
    ...ofStudent,
    method: 'POST',
    path: '/students/:id/guardian/question',
    staff: 'coordinator',
    summary: 'Mail the question for consent again, once a week and three times at most.',
    returns: Guardian,
    fails: ['not_found', 'guardian_not_asked', 'address_not_confirmed', 'mail_limit_reached'],
  },
  remove: {
    ...ofStudent,
    method: 'DELETE',
    path: '/students/:id/guardian',
    staff: 'coordinator',
    summary: 'Remove the guardian of a student.',
    fails: ['not_found'],
  },
})
