import type { Transaction } from 'kysely'
import type { Tables } from '#server/database/tables.gen.ts'
import { linkedStudent } from '#server/demo/demo-school.ts'
import { findByAddress } from '#server/demo/demo.queries.ts'
import { setGuardian } from '#server/guardians/guardians.actions.ts'
import { saveAnswer } from '#server/guardians/guardians.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findSchool, updateSchool } from '#server/school/school.queries.ts'
import type { Services } from '#server/services/services.ts'

export async function addFamilies(
  services: Services,
  tx: Transaction<Tables>,
  account: Account,
  unanswered: string,
): Promise<void> {
  const { school_id } = account
  const { version } = await findSchool(tx, school_id)
  await updateSchool(tx, school_id, { version, writes_guardians: true })
  const student_id = await findByAddress(tx, school_id, linkedStudent)
  if (!student_id) throw new Error('the demo school lacks its student')
  const email = 'familia.alonso@correo.example'
  await setGuardian(services, tx, account, { student_id, email, language: 'es' })
  await saveAnswer(tx, { school_id, student_id, email }, true)
  const other = { student_id: unanswered, email: 'family@mail.example', language: null }
  await setGuardian(services, tx, account, other)
}
