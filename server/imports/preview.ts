import type { Preview, Verdict } from '#contract/imports.ts'
import { capsOf } from '#contract/plans.ts'
import type { Seats } from '#contract/students.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import {
  addTold,
  findElsewhere,
  findNewClasses,
  listStudentsHere,
  type StoredImport,
} from '#server/imports/imports.queries.ts'
import { inTurns } from '#server/imports/turns.ts'
import { type JudgedRow, judgeRows } from '#server/imports/verdicts/verdicts.ts'
import type { Services } from '#server/services.ts'
import { countElsewhere } from '#server/students/elsewhere.ts'
import { countSeats } from '#server/students/seats.ts'

type Db = Services['db']

/** The rows of an import, compared with the school as it is now. */
export async function judgeImport(
  db: Db,
  school_id: string,
  { students: rows }: StoredImport,
  seats: Seats,
): Promise<JudgedRow[]> {
  const addresses = rows.flatMap(({ student }) => student.email ?? [])
  const students = await listStudentsHere(db, school_id)
  const elsewhere = await findElsewhere(db, school_id, addresses)
  return inTurns(judgeRows(rows, { students, elsewhere, seats }))
}

/** What an import would do at this moment. Saying that an address belongs to another school counts against a limit, once an address. */
export async function previewOf(services: Services, account: Account, kept: StoredImport): Promise<Preview> {
  const { db } = services
  const { school_id } = account
  const seats = { used: await countSeats(db, school_id), limit: capsOf(account).students }
  const rows = await judgeImport(db, school_id, kept, seats)
  await tellElsewhere(services, school_id, kept, rows)
  const classes = rows.flatMap(({ verdict, student }) => (verdict === 'new' ? student.classes : []))
  return {
    import_id: kept.id,
    file_name: kept.file_name,
    expires_at: kept.expires_at,
    columns: kept.columns,
    rows,
    summary: summaryOf(rows),
    new_classes: await findNewClasses(db, school_id, [...new Set(classes)]),
    seats,
  }
}

async function tellElsewhere(
  services: Services,
  school_id: string,
  { id, told }: StoredImport,
  rows: readonly JudgedRow[],
): Promise<void> {
  const known = new Set(told)
  const found = rows.flatMap(({ verdict, student }) => (verdict === 'elsewhere' ? (student.email ?? []) : []))
  const news = found.filter((email) => !known.has(email))
  if (news.length === 0) return
  await countElsewhere(services, school_id, news.length)
  await addTold(services.db, school_id, id, news)
}

function summaryOf(rows: readonly JudgedRow[]): Record<Verdict, number> {
  const good = { new: 0, activate: 0, present: 0, similar: 0, doubtful: 0 }
  const summary = { ...good, repeated: 0, bad_email: 0, missing_name: 0, elsewhere: 0, over_limit: 0 }
  for (const { verdict } of rows) summary[verdict] += 1
  return summary
}
