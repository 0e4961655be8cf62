import { decideAccess } from '#contract/access.ts'
import { capsOf } from '#contract/billing/plans.ts'
import { everyMinute } from '#server/lib/every-minute.ts'
import { countDailyMails, dailyMailsLeft } from '#server/links/mail-limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import type { SchoolDay } from '#server/reports/school-day.queries.ts'
import type { Services } from '#server/services/services.ts'
import {
  claimSchool,
  insertReminders,
  listDueSchools,
  listToRemind,
  listZones,
  type LocalTime,
} from '#server/tasks/reminders/reminders.queries.ts'

/** What was missed at a school's hour is sent between these hours of the same day, and not at night. */
const catchUp = { firstHour: 8, endHour: 21 } as const

type ReminderServices = Pick<Services, 'db' | 'jobs' | 'config' | 'log'>

export const startReminders = (services: ReminderServices): (() => Promise<void>) =>
  everyMinute(
    () => remindSchools(services, new Date().toISOString()),
    (error) => services.log.warn({ err: error }, 'students could not be reminded of homework'),
  )

export async function remindSchools(services: ReminderServices, now: string): Promise<void> {
  const { db, log } = services
  const times = (await listZones(db)).map((zone) => localTime(zone, now))
  for (const { school_id, ...schoolDay } of await listDueSchools(db, times, catchUp))
    await remindSchool(services, school_id, schoolDay, now).catch((error: unknown) =>
      log.warn({ err: error, school_id }, 'students could not be reminded of homework'),
    )
}

// One transaction: a process that is killed has reminded all of a school's students, or none.
async function remindSchool(
  services: ReminderServices,
  school_id: string,
  schoolDay: SchoolDay,
  now: string,
): Promise<void> {
  const { db, log } = services
  await db.transaction().execute(async (tx) => {
    const owner = await claimSchool(tx, school_id, schoolDay.today)
    if (!owner || decideAccess(owner, Date.parse(now)) !== 'allow') return
    const school = { school_id, status: owner.status }
    const seats = capsOf(owner).students
    const left = await dailyMailsLeft(services, tx, school, seats)
    const able = await listToRemind(tx, school_id, schoolDay, left + 1)
    if (able.length > left) log.warn({ school_id }, 'some reminders were left out because of the daily limit')
    const student_ids = await insertReminders(tx, school_id, able.slice(0, left), schoolDay.today)
    await countDailyMails(services, tx, school, { mails: student_ids.length, seats })
    const letter = { kind: 'homework_reminder', school_id, user_id: owner.user_id, day: schoolDay.today } as const
    for (const student_id of student_ids) await queueLetter(services, tx, { ...letter, student_id })
  })
}

export function localTime(zone: string, now: string): LocalTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  const parts = new Map(format.formatToParts(new Date(now)).map(({ type, value }) => [type, value]))
  const day = [parts.get('year'), parts.get('month'), parts.get('day')].join('-')
  return { zone, day, hour: Number(parts.get('hour')) }
}
