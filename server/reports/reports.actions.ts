import type { Kysely } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type Report, reportDays, type ReportMistake, type ReportQuery } from '#contract/practice/reports.ts'
import { explain } from '#server/analysis/explain.ts'
import { type Reach } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { addDays, daysOf } from '#server/reports/report-days.ts'
import { findFeedback } from '#server/reports/feedback.queries.ts'
import { findFigures, findTotals } from '#server/reports/figures.queries.ts'
import { findHomeworkFigures } from '#server/reports/homework.queries.ts'
import { findMistakes } from '#server/reports/mistakes.queries.ts'
import type { ReportSubject } from '#server/reports/practice.queries.ts'
import { findName } from '#server/reports/subject.queries.ts'

type Db = Kysely<Tables>

function subjectOf({ student_id, class_id, chatbot_id, avatar_id }: ReportQuery): ReportSubject {
  if (student_id) return { kind: 'student', id: student_id }
  if (class_id) return { kind: 'class', id: class_id }
  if (chatbot_id) return { kind: 'chatbot', id: chatbot_id }
  return avatar_id ? { kind: 'avatar', id: avatar_id } : { kind: 'school', id: null }
}

export async function describeReport(
  db: Db,
  reach: Reach,
  query: ReportQuery,
  { now, reader }: { now: string; reader: InterfaceLanguage | null },
): Promise<Report> {
  const subject = subjectOf(query)
  const [schoolDay, name] = await Promise.all([findSchoolDay(db, reach.school_id, now), findName(db, reach, subject)])
  const { zone, today } = schoolDay
  if (name === undefined) throw new ApiError('not_found')
  const { length, ...days } = daysOf(query, today)
  const unit = length < reportDays.byWeek ? 'day' : 'week'
  const scope = { ...subject, ...days, zone }
  const previous = { ...scope, from: addDays(days.from, -length), to: addDays(days.from, -1) }
  const [figures, before, feedback, mistakes, homework] = await Promise.all([
    findFigures(db, reach, { ...scope, unit }),
    findTotals(db, reach, previous),
    findFeedback(db, reach, scope),
    findMistakes(db, reach, scope),
    findHomeworkFigures(db, reach, scope, schoolDay),
  ])
  const explained = await Promise.all(mistakes.map((one) => withWhy(one, reader)))
  return { of: { ...subject, name }, ...days, unit, before, homework, ...figures, ...feedback, mistakes: explained }
}

async function withWhy(mistake: Omit<ReportMistake, 'why'>, reader: InterfaceLanguage | null): Promise<ReportMistake> {
  const [explained] = await explain([mistake], mistake.language, reader)
  return { ...mistake, why: explained?.why ?? null }
}
