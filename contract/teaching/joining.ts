import * as z from 'zod/mini'
import { defineApi } from '../endpoint.ts'
import { levels } from '../values/languages.ts'
import { studentAddresses } from '../values/student-address.ts'
import { id, line, seenVersion } from '../values/text.ts'
import { studentLengths } from '../people/students.ts'

/** Letters that can't be mistaken for one another across a room; without vowels, so that they spell no words. */
export const codeLetters = 'BCDFGHJKMNPQRTVWXY'
export const codeLength = 8
/** `waiting`: requests of a class that wait at once. */
export const joinLimits = { students: 500, days: 180, waiting: 200 } as const

/** As it is compared: upper case, without spaces and hyphens. */
export const normalizeCode = (text: string): string => text.toUpperCase().replace(/[\s\-‐-―]/g, '')

const settings = {
  max_students: z.int().check(z.gte(1), z.lte(joinLimits.students)),
  closes_at: z.iso.datetime(),
  needs_approval: z.boolean(),
  asks_last_name: z.boolean(),
}
/** `version` is that of the open code which is changed; without it, a code is opened. */
export const JoinSettings = z.strictObject({ ...settings, version: z.optional(seenVersion) })
export type JoinSettings = z.output<typeof JoinSettings>

/** The open code of a class; `url` is the address that its QR code has. */
export const JoinCode = z.object({
  code: z.string(),
  url: z.string(),
  ...settings,
  version: seenVersion,
  joined: z.int(),
})
export type JoinCode = z.output<typeof JoinCode>

export const joinKinds = ['join', 'new_link'] as const
export type JoinKind = (typeof joinKinds)[number]

const Person = z.object({ id: z.uuid(), name: z.string() })

export const JoinRequest = z.object({
  id: z.uuid(),
  kind: z.enum(joinKinds),
  name: z.string(),
  class: Person,
  matches: z.array(Person),
  /** What an approval does: gives the link of the only match, adds a student, or must be told. */
  suggestion: z.enum(['match', 'new', 'choose']),
  is_school_full: z.boolean(),
  created_at: z.iso.datetime(),
})
export type JoinRequest = z.output<typeof JoinRequest>

/** Which match a request is; null adds a student, and without it the suggestion holds. */
export const JoinApproval = z.strictObject({ student_id: z.optional(z.nullable(id)) })
export type JoinApproval = z.output<typeof JoinApproval>

const code = z.string().check(z.minLength(1), z.maxLength(40))
/** A secret of 256 bits that the browser makes, so that pressing twice, or reloading, is one request. */
const token = z.string().check(z.regex(/^[\w-]{43}$/))

export const JoinOffer = z.object({
  school_name: z.string(),
  class_name: z.string(),
  level: z.nullable(z.enum(levels)),
  student_address: z.enum(studentAddresses),
  asks_last_name: z.boolean(),
})
export type JoinOffer = z.output<typeof JoinOffer>

export const JoinAttempt = z.strictObject({
  code,
  token,
  kind: z.enum(joinKinds),
  first_name: line(studentLengths.first_name),
  last_name: z.optional(line(studentLengths.last_name)),
  /** What the student says to the name that was found. */
  answer: z.optional(z.enum(['is_me', 'is_someone_else'])),
})
export type JoinAttempt = z.output<typeof JoinAttempt>

/** `confirm`: a student of the class has this name, and no request exists yet. `link` only once it is approved. */
export const JoinProgress = z.object({
  state: z.enum(['confirm', 'waiting', 'approved', 'refused']),
  name: z.string(),
  is_school_full: z.boolean(),
  link: z.nullable(z.string()),
})
export type JoinProgress = z.output<typeof JoinProgress>

export const joining = defineApi({
  get: {
    method: 'GET',
    path: '/classes/:id/join-code',
    staff: 'teacher',
    summary: "A class's open join code and the requests that wait.",
    returns: z.object({ open: z.nullable(JoinCode), waiting: z.array(JoinRequest) }),
    fails: ['not_found'],
  },
  open: {
    method: 'PUT',
    path: '/classes/:id/join-code',
    staff: 'teacher',
    summary: 'Open a join code for a class, or change the settings of the open one.',
    body: JoinSettings,
    returns: JoinCode,
    fails: ['not_found', 'edited_elsewhere'],
  },
  close: {
    method: 'DELETE',
    path: '/classes/:id/join-code',
    staff: 'teacher',
    summary: 'Close the join code of a class. Requests that wait can still be approved.',
    fails: ['not_found'],
  },
  approveAll: {
    method: 'POST',
    path: '/classes/:id/join-requests/approve',
    staff: 'teacher',
    summary:
      'Approve the requests of a class whose student is clear; `left` are the others, `without_seat` those of them for whom the school has no seat.',
    returns: z.object({ approved: z.int(), left: z.int(), without_seat: z.int() }),
    fails: ['not_found'],
  },
  waiting: {
    method: 'GET',
    path: '/join-requests',
    staff: 'teacher',
    summary: 'The requests that wait, of all classes within reach, oldest first.',
    returns: z.object({ items: z.array(JoinRequest), total: z.int() }),
  },
  approve: {
    method: 'POST',
    path: '/join-requests/:id/approve',
    staff: 'teacher',
    summary: 'Approve a request: the student joins the class, and the waiting browser gets the link.',
    body: JoinApproval,
    returns: z.object({ student_id: z.uuid() }),
    fails: ['not_found', 'student_limit_reached'],
  },
  refuse: {
    method: 'POST',
    path: '/join-requests/:id/refuse',
    staff: 'teacher',
    summary: 'Refuse a request.',
    fails: ['not_found'],
  },
  offer: {
    method: 'POST',
    path: '/join/offer',
    access: 'public',
    summary: 'Which class a code opens. Unknown, closed and full codes get the same response.',
    body: z.strictObject({ code }),
    returns: JoinOffer,
    fails: ['join_unavailable'],
  },
  join: {
    method: 'POST',
    path: '/join',
    access: 'public',
    summary: 'Join a class with its code, or ask for a new link.',
    body: JoinAttempt,
    returns: JoinProgress,
    fails: ['join_unavailable'],
  },
  progress: {
    method: 'POST',
    path: '/join/progress',
    access: 'public',
    summary: 'What became of a request, by the secret of the browser that made it.',
    body: z.strictObject({ token }),
    returns: JoinProgress,
    fails: ['not_found'],
  },
})
