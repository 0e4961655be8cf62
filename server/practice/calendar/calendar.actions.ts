import { decideAccess } from '#contract/access.ts'
import { ApiError } from '#contract/errors.ts'
import { describeGoals } from '#server/mail/homework.ts'
import { wordsIn } from '#server/mail/words/words.ts'
import { findCalendarOwner, findLinkVersion, listCalendarTasks } from '#server/practice/calendar/calendar.queries.ts'
import { writeCalendar } from '#server/practice/calendar/ics.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import type { Services } from '#server/services/services.ts'
import { isSignedWith } from '#server/settings/signed-ids.ts'
import { readStudent, signStudent, type StudentRef } from '#server/settings/signed-student.ts'

type CalendarServices = Pick<Services, 'db' | 'keys' | 'config'>

/** Where a student's homework can be subscribed to; it ends with their practice link. */
export async function calendarUrl({ db, keys, config }: CalendarServices, student: StudentRef): Promise<string> {
  const version = await findLinkVersion(db, student)
  return `${config.appUrl}/api/practice/calendar/${signStudent(keys, 'calendar', student, String(version))}`
}

/** The homework of a student as a calendar. It has no practice link, because calendars are shared. */
export async function readCalendar({ db, keys, config }: CalendarServices, token: string) {
  const student = readStudent(token)
  const owner = student && (await findCalendarOwner(db, student))
  const isOpen =
    owner &&
    isSignedWith(keys, 'calendar', token, String(owner.version)) &&
    decideAccess(owner, Date.parse(owner.now)) === 'allow'
  if (!student || !isOpen) throw new ApiError('not_found')
  const now = new Date().toISOString()
  const tasks = await listCalendarTasks(db, student, await findSchoolDay(db, student.school_id, now))
  const { homework } = wordsIn(owner.language ?? config.defaultLanguage)
  const { hostname } = new URL(config.appUrl)
  const events = tasks.map(({ id, version, partner, due_on, state, goals, note }) => ({
    uid: `task-${id}@${hostname}`,
    day: due_on,
    sequence: version,
    summary: homework.event(partner),
    description: [describeGoals({ goals }, homework), ...(note === null ? [] : [note])].join('\n'),
    hasAlarm: state !== 'done',
  }))
  return { bytes: Buffer.from(writeCalendar(homework.calendar(owner.school_name), events, now)), name: 'homework.ics' }
}
