import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
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

export interface MessageLimits {
  inMinute: number
  inDay: number
}
export const messageLimits = ({ limitFactor }: Factor): MessageLimits => ({
  inMinute: practiceLimits.perMinute * limitFactor,
  inDay: practiceLimits.perDay * limitFactor,
})

export const MessageCounts = z.object({ in_minute: z.int(), retry_after: z.int(), in_day: z.nullable(z.int()) })

/** Counts a message of a student for each row of `held`, as `counted`: in the day only where the minute has room. */
export const countingMessage = (
  student_id: string,
  day: string,
  { inMinute, inDay }: MessageLimits,
  held: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  minute as (${incrementing({ key: `practice-minute:${student_id}`, seconds: 60 }, 1, held)}),
  day as (${incrementing(messagesOf(student_id, day), 1, sql`minute where minute.count <= ${inMinute}::int`)}),
  counted as materialized (
    select minute.count as in_minute, minute.retry_after, day.count as in_day, coalesce(day.count <= ${inDay}::int, false) as is_allowed
    from minute left join day on true)`

/** What a student has said today; refused where the minute or the day is full. */
export function todayOf(
  { in_minute, retry_after, in_day }: z.output<typeof MessageCounts>,
  { inMinute, inDay }: MessageLimits,
  { left }: SchoolDay,
): Today {
  if (in_minute > inMinute || in_day === null) throw refused('minute', retry_after)
  if (in_day > inDay) throw refused('day', left)
  return { used: in_day, limit: inDay }
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
