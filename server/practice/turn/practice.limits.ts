import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { practiceLimits } from '#contract/practice/practice.ts'
import type { Config } from '#server/settings/config.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment, readWindow } from '#server/http/guard/limits.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'

export const conversationsPerDay = 60
// A day whose clocks are set back has 25 hours; the day itself stands in the key.
const dayAtMost = 25 * 60 * 60

type Factor = Pick<Config, 'limitFactor'>
type StudentKey = Pick<PracticeSession, 'school_id' | 'student_id'>
export interface Today {
  used: number
  limit: number
}

const messagesOf = (student_id: string, day: string) => ({
  key: `practice-messages:${student_id}:${day}`,
  seconds: dayAtMost,
})

export async function readToday(
  db: Kysely<Tables>,
  { limitFactor }: Factor,
  practiceSession: StudentKey,
): Promise<Today> {
  const { day } = await findSchoolDay(db, practiceSession.school_id)
  const limit = practiceLimits.perDay * limitFactor
  return { used: Math.min(limit, (await readWindow(db, messagesOf(practiceSession.student_id, day))).count), limit }
}

/** Counts a message of a student; refused where the minute or the day is full, and then not counted. */
export async function countMessage(
  tx: Transaction<Tables>,
  { limitFactor }: Factor,
  practiceSession: StudentKey,
): Promise<Today> {
  const { student_id, school_id } = practiceSession
  const inMinute = { count: practiceLimits.perMinute * limitFactor, seconds: 60 }
  const minute = await increment(tx, { key: `practice-minute:${student_id}`, ...inMinute })
  if (minute.count > inMinute.count) throw refused('minute', minute.retry_after)
  const { day, left } = await findSchoolDay(tx, school_id)
  const limit = practiceLimits.perDay * limitFactor
  const { count } = await increment(tx, { ...messagesOf(student_id, day), count: limit })
  if (count > limit) throw refused('day', left)
  return { used: count, limit }
}

export async function countConversation(
  tx: Transaction<Tables>,
  { limitFactor }: Factor,
  practiceSession: StudentKey,
): Promise<void> {
  const { day, left } = await findSchoolDay(tx, practiceSession.school_id)
  const limit = {
    key: `practice-begun:${practiceSession.student_id}:${day}`,
    count: conversationsPerDay * limitFactor,
    seconds: dayAtMost,
  }
  if ((await increment(tx, limit)).count > limit.count) throw refused('day', left)
}

const refused = (limit: 'minute' | 'day', retry_after: number) =>
  new ApiError('practice_limit_reached', { limit, retry_after })

/** A school's day as it counts days: which one it is, and the seconds until the next. */
const SchoolDay = z.object({ day: z.iso.date(), left: z.int() })
type SchoolDay = z.output<typeof SchoolDay>

async function findSchoolDay(db: Kysely<Tables>, school_id: string): Promise<SchoolDay> {
  const rows = await rowsOf(
    db,
    SchoolDay,
    sql`
    select day::text, ceil(extract(epoch from ((day + 1)::timestamp at time zone zone) - now()))::int as left
    from (select zone, (now() at time zone zone)::date as day
      from (select coalesce(time_zone, 'UTC') as zone from schools where id = ${school_id}) as s) as d`,
  )
  const [found] = rows
  if (!found) throw new ApiError('unauthenticated')
  return found
}
