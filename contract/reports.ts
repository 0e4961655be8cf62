import * as z from 'zod/mini'
import { Correction } from './corrections.ts'
import { Measures } from './conversations.ts'
import { defineApi } from './endpoint.ts'
import { practiceLanguages } from './languages.ts'
import { exportChoice, exportFormats } from './spreadsheets.ts'
import { id } from './text.ts'

/** Days of a report that doesn't say which, the most that it has, and those from which on its chart is by the week. */
export const reportDays = { usual: 30, most: 366, byWeek: 93 } as const
/** The most words, corrections and mistakes of a report. */
export const reportLimits = { words: 50, corrections: 30, mistakes: 10 } as const
/** No report begins earlier. */
const firstDay = '2000-01-01'

export const reportKinds = ['school', 'student', 'class', 'chatbot', 'avatar'] as const
export type ReportKind = (typeof reportKinds)[number]

const day = z.iso.date().check(z.refine((text) => text >= firstDay))
const query = {
  student_id: z.optional(id),
  /** Everybody who is in the class now, whenever they practised. */
  class_id: z.optional(id),
  /** With the conversations of the avatars that speak through it. */
  chatbot_id: z.optional(id),
  avatar_id: z.optional(id),
  /** From this day and until the end of that one, as the school counts days; the last 30 where they are not sent. */
  from: z.optional(day),
  to: z.optional(day),
}
type Given = { [Name in keyof typeof query]?: string | undefined }
const namesOneAtMost = z.refine<Given>(
  ({ student_id, class_id, chatbot_id, avatar_id }) =>
    [student_id, class_id, chatbot_id, avatar_id].filter(Boolean).length <= 1,
)
export const ReportQuery = z.strictObject(query).check(namesOneAtMost)
export type ReportQuery = z.output<typeof ReportQuery>

const { corrections } = Measures.shape
/** What some conversations amount to together. One counts once the student has said something in it, on the day of its last message. */
const measured = {
  conversations: z.int(),
  turns: z.int(),
  minutes: z.number(),
  /** The share of words in the language practised, every word counting the same; null where too little was written. */
  stayed: z.nullable(z.number()),
}

export const ReportTotals = z.object({
  ...measured,
  /** Who practised. */
  students: z.int(),
  /** On how many days. */
  days: z.int(),
  words: z.int(),
  corrections,
  steps_done: z.int(),
  steps_total: z.int(),
})
export type ReportTotals = z.output<typeof ReportTotals>

/** A day, or the days of a week that begins on Monday, as far as they are in the report. */
export const ReportDay = z.object({
  date: z.iso.date(),
  students: z.int(),
  conversations: measured.conversations,
  minutes: measured.minutes,
  stayed: measured.stayed,
})
export type ReportDay = z.output<typeof ReportDay>

export const ReportStudent = z.object({
  id: z.uuid(),
  name: z.string(),
  ...measured,
  days: z.int(),
  corrections,
  /** At any time, with anybody. */
  last_practised_at: z.nullable(z.iso.datetime()),
})
export type ReportStudent = z.output<typeof ReportStudent>

const named = z.object({ id: z.nullable(z.uuid()), name: z.string() })
/** Whom they practised with: the chatbot, or the avatar that spoke through it. Names as they were last, ids while they exist. */
export const ReportPartner = z.object({ chatbot: named, avatar: z.nullable(named), ...measured })
export type ReportPartner = z.output<typeof ReportPartner>

/** A word of a language, and in how many conversations. */
export const ReportWord = z.object({ word: z.string(), language: z.enum(practiceLanguages), conversations: z.int() })
export type ReportWord = z.output<typeof ReportWord>

/** Something that was written, how it is written, and in how many conversations. */
export const ReportCorrection = z.object({
  ...Correction.shape,
  language: z.enum(practiceLanguages),
  conversations: z.int(),
})
export type ReportCorrection = z.output<typeof ReportCorrection>

/** What goes wrong most: a rule of grammar, why in the language of the reader, an example, and in how many conversations. */
export const ReportMistake = z.object({
  rule: z.string(),
  kind: Correction.shape.kind,
  language: z.enum(practiceLanguages),
  written: z.string(),
  better: z.nullable(z.string()),
  why: z.nullable(z.string()),
  conversations: z.int(),
})
export type ReportMistake = z.output<typeof ReportMistake>

/** How some days of practice went, for the whole school or a part of it. */
export const Report = z.object({
  of: z.object({ kind: z.enum(reportKinds), id: z.nullable(z.uuid()), name: z.string() }),
  from: z.iso.date(),
  to: z.iso.date(),
  totals: ReportTotals,
  /** Those of as many days before. */
  before: ReportTotals,
  unit: z.enum(['day', 'week']),
  days: z.array(ReportDay),
  /** By minutes, the most first; of a class also those who did not practise, and none in a student's report. */
  students: z.array(ReportStudent),
  /** By minutes, the most first. */
  partners: z.array(ReportPartner),
  /** Of so many finished conversations whose text is still kept; the most frequent first, at most 50 each. */
  vocabulary: z.object({ conversations: z.int(), used: z.array(ReportWord), missed: z.array(ReportWord) }),
  /** Of the same, at most 30. */
  corrections: z.array(ReportCorrection),
  /** Of the same, at most 10. */
  mistakes: z.array(ReportMistake),
})
export type Report = z.output<typeof Report>

export const reports = defineApi({
  get: {
    method: 'GET',
    path: '/reports',
    summary: 'How practice went, for the school, a student, a class, a chatbot or an avatar; at most 366 days.',
    query: ReportQuery,
    returns: Report,
    fails: ['not_found'],
  },
  export: {
    method: 'GET',
    path: '/reports/export',
    summary: 'The same as a spreadsheet.',
    query: z.strictObject({ ...query, ...exportChoice }).check(namesOneAtMost),
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
})
