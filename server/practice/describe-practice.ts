import type * as z from 'zod/mini'
import type { practice } from '#contract/practice/practice.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { calendarUrl } from '#server/practice/calendar/calendar.actions.ts'
import { partnersOf } from '#server/practice/partners.actions.ts'
import { findNames } from '#server/practice/partners.queries.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import type { Services } from '#server/services/services.ts'
import { listOwnTasks } from '#server/tasks/own-tasks.queries.ts'

type PracticeStart = Omit<z.output<typeof practice.open.returns>, 'practiceToken'>

export async function describePractice(
  services: Pick<Services, 'db' | 'keys' | 'config'>,
  student: Pick<PracticeSession, 'school_id' | 'student_id'>,
): Promise<PracticeStart> {
  const { db } = services
  const names = await findNames(db, student)
  const schoolDay = await findSchoolDay(db, student.school_id, new Date().toISOString())
  const [partners, tasks, calendar_url] = await Promise.all([
    partnersOf(db, { ...student, native_language: names.student.native_language }),
    listOwnTasks(db, student, schoolDay),
    calendarUrl(services, student),
  ])
  const isGiven = (task: (typeof tasks)[number]) =>
    partners.some(({ chatbot_id, avatar_id }) =>
      task.avatar_id ? avatar_id === task.avatar_id : avatar_id === null && chatbot_id === task.chatbot_id,
    )
  return { ...names, partners, tasks: tasks.filter(isGiven), today: schoolDay.today, calendar_url }
}
