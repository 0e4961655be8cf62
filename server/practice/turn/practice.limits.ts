import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import { practiceLimits } from '#contract/practice/practice.ts'
import type { Config } from '#server/settings/config.ts'
import { rowOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { increment, incrementing, readWindow } from '#server/http/guard/limits.ts'
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

const MessageCounts = z.object({ in_minute: z.int(), retry_after: z.int(), in_day: z.int() })

/** Counts a message of a student on the day of its school; refused where the minute or the day is full, which rolls the count back. */
export async function countMessage(
  tx: Transaction<Tables>,
  { limitFactor }: Factor,
  { student_id }: StudentKey,
  { day, left }: SchoolDay,
): Promise<Today> {
  const [most, limit] = [practiceLimits.perMinute * limitFactor, practiceLimits.perDay * limitFactor]
  const counts = await rowOf(
    tx,
    MessageCounts,
    sql`
    with minute as (${incrementing({ key: `practice-minute:${student_id}`, seconds: 60 })}),
    day as (${incrementing(messagesOf(student_id, day))})
    select minute.count as in_minute, minute.retry_after, day.count as in_day from minute, day`,
  )
  const { in_minute = 0, retry_after = 0, in_day = 0 } = counts ?? {}
  if (in_minute > most) throw refused('minute', retry_after)
  if (in_day > limit) throw refused('day', left)
  return { used: in_day, limit }
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
export const SchoolDay = z.object({ day: z.iso.date(), left: z.int() })
type SchoolDay = z.output<typeof SchoolDay>

// Of the school `s`.
export const schoolDay = sql`
  select day::text, ceil(extract(epoch from ((day + 1)::timestamp at time zone zone) - now()))::int as left
  from (select zone, (now() at time zone zone)::date as day from (select coalesce(s.time_zone, 'UTC') as zone) z) d`

async function findSchoolDay(db: Kysely<Tables>, school_id: string): Promise<SchoolDay> {
  const found = await rowOf(
    db,
    SchoolDay,
    sql`select d.* from schools s cross join lateral (${schoolDay}) d where s.id = ${school_id}`,
  )
  if (!found) throw new ApiError('unauthenticated')
  return found
}
