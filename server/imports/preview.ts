import type { Preview, Verdict } from '#contract/people/imports.ts'
import { capsOf } from '#contract/billing/plans.ts'
import type { Seats } from '#contract/people/students.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { checkAddresses, type AddressAnswers } from '#server/imports/check-addresses.ts'
import { findNewClasses, listKnownStudents } from '#server/imports/imports.queries.ts'
import type { OpenImport } from '#server/imports/open-import.ts'
import { runInSlices } from '#server/imports/slices.ts'
import { type JudgedRow, judgeRows } from '#server/imports/verdicts/verdicts.ts'
import type { Services } from '#server/services/services.ts'
import { countSeats } from '#server/students/seats.ts'

type Db = Services['db']

export async function judgeImport(
  db: Db,
  school_id: string,
  { students: rows }: OpenImport,
  { answerTo, seats }: Pick<AddressAnswers, 'answerTo'> & { seats: Seats },
): Promise<JudgedRow[]> {
  const students = await listKnownStudents(db, school_id)
  return runInSlices(judgeRows(rows, { students, answerTo, seats }))
}

export async function judgeNow(services: Services, account: Account, openedImport: OpenImport) {
  const { db } = services
  const { school_id } = account
  const seats = { used: await countSeats(db, school_id), limit: capsOf(account).students }
  const { answerTo } = await checkAddresses(services, school_id, openedImport)
  return { seats, rows: await judgeImport(db, school_id, openedImport, { answerTo, seats }) }
}

export async function previewOf(services: Services, account: Account, openedImport: OpenImport): Promise<Preview> {
  const { seats, rows } = await judgeNow(services, account, openedImport)
  const classes = rows.flatMap(({ verdict, student }) => (verdict === 'new' ? student.classes : []))
  return {
    import_id: openedImport.id,
    file_name: openedImport.file_name,
    expires_at: openedImport.expires_at,
    columns: openedImport.columns,
    rows,
    summary: summaryOf(rows),
    new_classes: await findNewClasses(services.db, account.school_id, [...new Set(classes)]),
    seats,
  }
}

function summaryOf(rows: readonly JudgedRow[]): Record<Verdict, number> {
  const good = { new: 0, activate: 0, present: 0, similar: 0, doubtful: 0 }
  const summary = { ...good, repeated: 0, bad_email: 0, missing_name: 0, elsewhere: 0, over_limit: 0 }
  for (const { verdict } of rows) summary[verdict] += 1
  return summary
}
