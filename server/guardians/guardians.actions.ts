import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import type { Guardian, GuardianFields, unaskedReasons } from '#contract/people/guardians.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import {
  countQuestion,
  deleteGuardian,
  findFamily,
  findGuardian,
  findQuestion,
  saveGuardian,
} from '#server/guardians/guardians.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { countDailyMails, refuseUnconfirmed } from '#server/links/mail-limits.ts'
import { queueLetter } from '#server/mail/letters.ts'
import { lockCaps } from '#server/school/caps.ts'
import type { Services } from '#server/services/services.ts'
import type { StudentRef } from '#server/settings/signed-student.ts'
import { isOwnerConfirmed } from '#server/tasks/reminders/reminders.queries.ts'

type Tx = Transaction<Tables>
type MailServices = Pick<Services, 'jobs' | 'config'>

export async function getGuardian(
  { db }: Pick<Services, 'db'>,
  { reach, school_id }: Account,
  student_id: string,
): Promise<{ guardian: Guardian | null; is_on: boolean }> {
  const family = await findFamily(db, reach, student_id)
  if (!family) throw new ApiError('not_found')
  return { guardian: (await findGuardian(db, { school_id, student_id })) ?? null, is_on: family.is_on }
}

export async function setGuardian(
  services: MailServices,
  tx: Tx,
  account: Account,
  { student_id, ...fields }: GuardianFields & { student_id: string },
): Promise<Guardian> {
  const student = { school_id: account.school_id, student_id }
  const seats = await lockFamily(tx, account, student_id)
  const before = await findGuardian(tx, student)
  const isNew = before?.email !== fields.email
  if (isNew) await ask(services, tx, account, { student_id, email: fields.email, seats })
  await saveGuardian(tx, student, fields)
  if (isNew) await record(tx, account, 'guardian_added')
  return savedGuardian(tx, student)
}

/** Asks again for a consent that was neither given nor refused. */
export async function askGuardian(
  services: MailServices,
  tx: Tx,
  account: Account,
  student_id: string,
): Promise<Guardian> {
  const student = { school_id: account.school_id, student_id }
  const seats = await lockFamily(tx, account, student_id)
  const guardian = await findGuardian(tx, student)
  if (!guardian) throw new ApiError('not_found')
  if (guardian.state !== 'pending') throw notAsked(guardian.state === 'granted' ? 'asked_lately' : 'refused')
  await ask(services, tx, account, { student_id, email: guardian.email, seats })
  await record(tx, account, 'guardian_asked')
  return savedGuardian(tx, student)
}

export async function removeGuardian(tx: Tx, account: Account, student_id: string): Promise<void> {
  if (!(await deleteGuardian(tx, { school_id: account.school_id, student_id }))) throw new ApiError('not_found')
  await record(tx, account, 'guardian_removed')
}

const notAsked = (reason: (typeof unaskedReasons)[number]) => new ApiError('guardian_not_asked', { reason })

/** The seats of the school, which is locked, so that two calls don't ask one guardian twice. */
async function lockFamily(tx: Tx, account: Account, student_id: string): Promise<number> {
  const { students: seats } = await lockCaps(tx, account)
  const family = await findFamily(tx, account.reach, student_id)
  if (!family) throw new ApiError('not_found')
  if (!family.is_on) throw notAsked('off')
  if (!family.is_active) throw notAsked('inactive')
  return seats
}

async function ask(
  services: MailServices,
  tx: Tx,
  account: Account,
  { student_id, email, seats }: { student_id: string; email: string; seats: number },
): Promise<void> {
  const { school_id, user_id } = account
  await refuseUnconfirmed(tx, account)
  if (!(await isOwnerConfirmed(tx, school_id))) throw new ApiError('address_not_confirmed')
  const student = { school_id, student_id }
  if (!(await countQuestion(tx, student, email))) {
    const question = await findQuestion(tx, student, email)
    if (question?.is_refused) throw notAsked('refused')
    throw notAsked(question?.is_often ? 'asked_often' : 'asked_lately')
  }
  await countDailyMails(services, tx, account, { mails: 1, seats })
  await queueLetter(services, tx, { kind: 'guardian_consent', school_id, user_id, student_id })
}

async function savedGuardian(tx: Tx, student: StudentRef): Promise<Guardian> {
  const saved = await findGuardian(tx, student)
  if (!saved) throw new ApiError('not_found')
  return saved
}
