import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { decideAccess } from '#contract/access.ts'
import { User } from '#contract/school/auth.ts'
import { capsOf } from '#contract/billing/plans.ts'
import { subscriptionStatus } from '#server/auth/sessions/sessions.queries.ts'
import { rowOf, rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { listGranted } from '#server/guardians/guardians.queries.ts'
import { everyMinute } from '#server/lib/every-minute.ts'
import { countDailyMails, dailyMailsLeft } from '#server/links/mail-limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { Services } from '#server/services/services.ts'
import { localTime } from '#server/tasks/reminders/daily.ts'

/** What was missed on a Monday is sent on Tuesday, from the same hour on. */
const lastWeekday = 2
const endHour = 21

type WeeklyServices = Pick<Services, 'db' | 'jobs' | 'config' | 'log'>

export const startWeeklyMails = (services: WeeklyServices): (() => Promise<void>) =>
  everyMinute(
    () => writeToGuardians(services, new Date().toISOString()),
    (error) => services.log.warn({ err: error }, 'guardians could not be written to'),
  )

export async function writeToGuardians(services: WeeklyServices, now: string): Promise<void> {
  for (const { school_id, monday } of await listDue(services.db, now))
    await writeForSchool(services, school_id, monday, now).catch((error: unknown) =>
      services.log.warn({ err: error, school_id }, 'guardians could not be written to'),
    )
}

const DueSchool = z.object({
  school_id: z.uuid(),
  zone: z.string(),
  reminder_hour: z.int(),
  written_on: z.nullable(z.iso.date()),
})

async function listDue(db: Kysely<Tables>, now: string): Promise<{ school_id: string; monday: string }[]> {
  const rows = await rowsOf(
    db,
    DueSchool,
    sql`
    select id as school_id, coalesce(time_zone, 'UTC') as zone, reminder_hour, guardians_written_on as written_on
    from schools where writes_guardians`,
  )
  return rows.flatMap(({ school_id, zone, reminder_hour, written_on }) => {
    const { day, hour } = localTime(zone, now)
    const weekday = new Date(day).getUTCDay()
    const monday = new Date(Date.parse(day) - (weekday - 1) * 86_400_000).toISOString().slice(0, 10)
    const isTime =
      weekday >= 1 && weekday <= lastWeekday && hour >= reminder_hour && hour < Math.max(endHour, reminder_hour + 1)
    return isTime && (written_on === null || written_on < monday) ? [{ school_id, monday }] : []
  })
}

const Claim = z.object({
  user_id: z.uuid(),
  ...z.pick(User, { role: true, tier: true, status: true, subscription_end_date: true }).shape,
})

// One transaction: a process that is killed has written to all of a school's guardians, or to none.
async function writeForSchool(services: WeeklyServices, school_id: string, monday: string, now: string): Promise<void> {
  const { db, log } = services
  await db.transaction().execute(async (tx) => {
    const owner = await rowOf(
      tx,
      Claim,
      sql`
      with s as (
        update schools set guardians_written_on = ${monday}::date
        where id = ${school_id} and writes_guardians
          and (guardians_written_on is null or guardians_written_on < ${monday}::date) returning *)
      select u.id as user_id, u.role, s.tier, ${subscriptionStatus} as status, s.subscription_end_date
      from s join users u on u.school_id = s.id and u.role in ('school', 'admin') and u.email_confirmed_at is not null`,
    )
    if (!owner || decideAccess(owner, Date.parse(now)) !== 'allow') return
    const school = { school_id, status: owner.status }
    const seats = capsOf(owner).students
    const left = await dailyMailsLeft(services, tx, school, seats)
    const granted = await listGranted(tx, school_id, left + 1)
    if (granted.length > left) log.warn({ school_id }, 'some guardians were left out because of the daily limit')
    const student_ids = granted.slice(0, left)
    await countDailyMails(services, tx, school, { mails: student_ids.length, seats })
    const letter = { kind: 'guardian_week', school_id, user_id: owner.user_id, monday } as const
    for (const student_id of student_ids) await queueLetter(services, tx, { ...letter, student_id })
  })
}
