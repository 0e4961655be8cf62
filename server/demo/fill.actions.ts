import type { Transaction } from 'kysely'
import type { Account } from '#server/http/guard/callers.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { monthDays } from '#server/demo/habits.ts'
import { type EnrolledStudent, simulateMonth } from '#server/demo/month.actions.ts'
import { makePartners } from '#server/demo/partners.actions.ts'
import { enrolStudents } from '#server/demo/students.actions.ts'
import { setHomework } from '#server/demo/homework.actions.ts'
import { deleteRateWindows, backdateLeaving, backdateSchool, backdateStudents } from '#server/demo/backdate.queries.ts'
import { addStaff } from '#server/demo/staff.actions.ts'
import { addFamilies } from '#server/demo/families.actions.ts'
import { openDemoCode } from '#server/demo/joining.actions.ts'
import type { Services } from '#server/services/services.ts'
import { changeStudents } from '#server/students/bulk.actions.ts'

type Tx = Transaction<Tables>

/** Days since the school opened, its newest students joined, and others left. */
export const schoolDays = monthDays + 5
const newDays = 8
const leavingDays = 12

export async function fillSchool(services: Services, tx: Tx, account: Account, password_hash: string): Promise<void> {
  const { school_id } = account
  const idOf = await makePartners(tx, account)
  const students = await enrolStudents(tx, account, idOf)
  await addStaff(tx, account, { password_hash, idOf })
  const idsWho = (is: (one: EnrolledStudent) => boolean) => students.filter(is).map(({ id }) => id)
  const all = idsWho(() => true)
  await changeStudents(services, tx, account, { action: 'send_link', ids: all })
  await simulateMonth(services, tx, school_id, { students, idOf })
  const left = idsWho(({ person }) => person.habit === 'left')
  await changeStudents(services, tx, account, { action: 'inactivate', ids: left })
  await backdateSchool(tx, school_id, schoolDays)
  const newest = idsWho(({ person }) => person.habit === 'new')
  await backdateStudents(
    tx,
    school_id,
    idsWho(({ person }) => person.habit !== 'new'),
    schoolDays - 3,
  )
  await backdateStudents(tx, school_id, newest, newDays)
  await backdateLeaving(tx, school_id, left, leavingDays)
  await setHomework(tx, account, idOf)
  await openDemoCode(services, tx, account)
  await addFamilies(services, tx, account, newest[0] ?? '')
  await deleteRateWindows(tx, all)
}
