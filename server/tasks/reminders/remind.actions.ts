import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import { ApiError } from '#contract/errors.ts'
import type { ReminderSkip } from '#contract/teaching/task.ts'
import type { tasks } from '#contract/teaching/tasks.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countDailyMails, refuseUnconfirmed } from '#server/links/mail-limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { findSchoolDay } from '#server/reports/school-day.queries.ts'
import { lockCaps } from '#server/school/caps.ts'
import type { Services } from '#server/services/services.ts'
import {
  insertReminders,
  isOwnerConfirmed,
  listOfTask,
  type ReminderCandidate,
} from '#server/tasks/reminders/reminders.queries.ts'
import { findTask } from '#server/tasks/tasks.queries.ts'

export async function remindOfTask(
  services: Pick<Services, 'jobs' | 'config'>,
  tx: Transaction<Tables>,
  account: Account,
  { task_id, student_ids }: { task_id: string; student_ids?: readonly string[] | undefined },
): Promise<z.output<typeof tasks.remind.returns>> {
  const { school_id, user_id, reach } = account
  const { students: seats } = await lockCaps(tx, account)
  const schoolDay = await findSchoolDay(tx, school_id, new Date().toISOString())
  if (!(await findTask(tx, reach, schoolDay, task_id))) throw new ApiError('not_found')
  await refuseUnconfirmed(tx, account)
  if (!(await isOwnerConfirmed(tx, school_id))) throw new ApiError('address_not_confirmed')
  const chosen = choose(await listOfTask(tx, reach, schoolDay, task_id), student_ids)
  const able = chosen.filter((one) => reasonOf(one) === undefined).map(({ student }) => student.id)
  const sent = new Set(await insertReminders(tx, school_id, able, schoolDay.today))
  await countDailyMails(services, tx, account, { mails: sent.size, seats })
  for (const student_id of sent)
    await queueLetter(services, tx, {
      kind: 'homework_reminder',
      school_id,
      user_id,
      student_id,
      day: schoolDay.today,
      task_id,
    })
  if (sent.size > 0) await record(tx, account, 'task_reminders_sent', { count: sent.size })
  const skipped = chosen.filter(({ student }) => !sent.has(student.id))
  // Without a reason of its own, a student was reminded by another call meanwhile.
  return {
    sent: sent.size,
    skipped: skipped.map((one) => ({ student: one.student, reason: reasonOf(one) ?? 'reminded_today' })),
  }
}

function choose(students: readonly ReminderCandidate[], ids: readonly string[] = []): ReminderCandidate[] {
  if (ids.length === 0) return students.filter(({ is_done }) => !is_done)
  const named = new Set(ids)
  const chosen = students.filter(({ student }) => named.has(student.id))
  if (chosen.length < named.size) throw new ApiError('not_found')
  return chosen
}

function reasonOf({
  is_done,
  has_address,
  is_stopped,
  has_link,
  was_reminded,
}: ReminderCandidate): ReminderSkip | undefined {
  if (is_done) return 'done'
  if (!has_address) return 'no_address'
  if (is_stopped) return 'stopped'
  if (!has_link) return 'no_link'
  return was_reminded ? 'reminded_today' : undefined
}
