import * as z from 'zod/mini'
import { Correction } from './corrections.ts'
import { Measures } from './conversations.ts'
import { defineApi } from '../endpoint.ts'
import { practiceLanguages } from '../values/languages.ts'
import { exportChoice, exportFormats } from '../values/spreadsheets.ts'
import { id } from '../values/text.ts'

/** `byWeek`: from this length on the chart has weeks instead of days. */
export const reportDays = { default: 30, max: 366, byWeek: 93 } as const
export const reportLimits = { words: 50, corrections: 30, mistakes: 10 } as const
const firstDay = '2000-01-01'

export const reportKinds = ['school', 'student', 'class', 'chatbot', 'avatar'] as const
export type ReportKind = (typeof reportKinds)[number]

const day = z.iso.date().check(z.refine((text) => text >= firstDay))
const query = {
  student_id: z.optional(id),
  /** The present members of the class, including practice from before they joined. */
  class_id: z.optional(id),
  chatbot_id: z.optional(id),
  avatar_id: z.optional(id),
  /** Inclusive, in the school's time zone; the last 30 days by default. */
  from: z.optional(day),
  to: z.optional(day),
}
type Filters = { [Name in keyof typeof query]?: string | undefined }
const namesAtMostOne = z.refine<Filters>(
  ({ student_id, class_id, chatbot_id, avatar_id }) =>
    [student_id, class_id, chatbot_id, avatar_id].filter(Boolean).length <= 1,
)
export const ReportQuery = z.strictObject(query).check(namesAtMostOne)
export type ReportQuery = z.output<typeof ReportQuery>

const { corrections } = Measures.shape
/** A conversation counts once the student has sent a message, on the day of its last message. */
const measured = {
  conversations: z.int(),
  turns: z.int(),
  minutes: z.number(),
  /** Over all words; null where the students wrote too little. */
  stayed: z.nullable(z.number()),
}

export const ReportTotals = z.object({
  ...measured,
  students: z.int(),
  days: z.int(),
  words: z.int(),
  corrections,
  steps_done: z.int(),
  steps_total: z.int(),
})
export type ReportTotals = z.output<typeof ReportTotals>

/** A day, or a week from Monday, clipped to the report. */
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
  last_practised_at: z.nullable(z.iso.datetime()),
})
export type ReportStudent = z.output<typeof ReportStudent>

const named = z.object({ id: z.nullable(z.uuid()), name: z.string() })
/** Names are the latest ones; an id is null once it is deleted. */
export const ReportPartner = z.object({ chatbot: named, avatar: z.nullable(named), ...measured })
export type ReportPartner = z.output<typeof ReportPartner>

export const ReportWord = z.object({ word: z.string(), language: z.enum(practiceLanguages), conversations: z.int() })
export type ReportWord = z.output<typeof ReportWord>

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
  /** How often the coach asked to say it again, and how often that was right at the first try. */
  asked: z.int(),
  mended: z.int(),
  /** In how many conversations a student made a mistake again that they had made in an earlier one of these days. */
  again: z.int(),
})
export type ReportMistake = z.output<typeof ReportMistake>

/** Homework due in the days of the report, counted for each student; those who are excused are left out. */
export const ReportHomework = z.object({ set: z.int(), done: z.int(), in_time: z.int() })
export type ReportHomework = z.output<typeof ReportHomework>

/** How some days of practice went, for the whole school or a part of it. */
export const Report = z.object({
  of: z.object({ kind: z.enum(reportKinds), id: z.nullable(z.uuid()), name: z.string() }),
  from: z.iso.date(),
  to: z.iso.date(),
  totals: ReportTotals,
  before: ReportTotals,
  /** Of a class or a student. */
  homework: z.nullable(ReportHomework),
  unit: z.enum(['day', 'week']),
  days: z.array(ReportDay),
  /** By minutes; for a class also those who did not practise; empty for a student. */
  students: z.array(ReportStudent),
  partners: z.array(ReportPartner),
  /** From the finished conversations whose text is not deleted; most frequent first, at most 50 each. */
  vocabulary: z.object({ conversations: z.int(), used: z.array(ReportWord), missed: z.array(ReportWord) }),
  corrections: z.array(ReportCorrection),
  /** Of the same, at most 10. */
  mistakes: z.array(ReportMistake),
})
export type Report = z.output<typeof Report>

export const reports = defineApi({
  get: {
    method: 'GET',
    path: '/reports',
    staff: 'teacher',
    summary: 'Practice of the school, a student, a class, a chatbot or an avatar; at most 366 days.',
    query: ReportQuery,
    returns: Report,
    fails: ['not_found'],
  },
  export: {
    method: 'GET',
    path: '/reports/export',
    staff: 'teacher',
    summary: 'The report as a spreadsheet.',
    query: z.strictObject({ ...query, ...exportChoice }).check(namesAtMostOne),
    produces: Object.values(exportFormats),
    heavy: true,
    fails: ['not_found'],
  },
})
