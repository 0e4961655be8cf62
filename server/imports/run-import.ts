import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/auth/sessions.queries.ts'
import { ensureClasses } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { findImport, joinClasses } from '#server/imports/imports.queries.ts'
import { judgeImport } from '#server/imports/preview.ts'
import type { JudgedRow } from '#server/imports/verdicts/verdicts.ts'
import { tellImported } from '#server/notices/tell.actions.ts'
import { lockSeats, refusePastSeats } from '#server/students/seats.ts'
import { insertStudents, isAddressHere, setStatus } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>
/** What was written, and how many rows of the file were not. */
export interface ImportDone {
  added: number
  activated: number
  skipped: number
}

/** Writes the good rows of an import, or those that are named: all of them or none. */
export async function runImport(
  tx: Tx,
  account: Account,
  { import_id, rows }: { import_id: string; rows?: readonly number[] | undefined },
): Promise<ImportDone> {
  const { school_id } = account
  const seats = await lockSeats(tx, account)
  const kept = await findImport(tx, school_id, import_id)
  if (!kept) throw new ApiError('not_found')
  const judged = await judgeImport(tx, school_id, kept, seats)
  const chosen = rows ? chooseRows(judged, rows) : judged.filter(isGood)
  const returning = chosen.flatMap(({ here }) => here ?? [])
  const newcomers = chosen.filter(({ here }) => here === null)
  refusePastSeats(seats, chosen.length)
  await addNewcomers(tx, school_id, newcomers)
  const { length: activated } = returning.length > 0 ? await setStatus(tx, school_id, returning, 'active') : []
  await record(tx, account, 'students_imported', { count: newcomers.length + activated })
  const done = { added: newcomers.length, activated, skipped: judged.length - chosen.length }
  if (done.added + done.activated > 0) await tellImported(tx, school_id, done)
  return done
}

const isGood = ({ verdict }: JudgedRow) => verdict === 'new' || verdict === 'activate'

// Who is over the cap in the order of the file may still be chosen instead of somebody else.
const isWritable = ({ verdict, student }: JudgedRow) =>
  student.first_name !== null && ['new', 'activate', 'over_limit', 'similar', 'doubtful'].includes(verdict)

function chooseRows(judged: readonly JudgedRow[], rows: readonly number[]): JudgedRow[] {
  const wanted = new Map(rows.map((row, position) => [row, position]))
  const chosen = judged.filter(({ row }) => wanted.has(row))
  const refused = chosen.filter((one) => !isWritable(one))
  if (refused.some(({ verdict }) => verdict === 'elsewhere')) throw new ApiError('student_elsewhere')
  for (const { row } of chosen) wanted.delete(row)
  const issues = [
    ...[...wanted].map(([row, position]) => ({ path: `rows.${position}`, message: `The file has no row ${row}.` })),
    ...refused.map(({ row, verdict }) => ({ path: `rows.${rows.indexOf(row)}`, message: `Row ${row} is ${verdict}.` })),
  ]
  if (issues.length > 0) throw new ApiError('invalid_input', { issues })
  return chosen
}

async function addNewcomers(tx: Tx, school_id: string, newcomers: readonly JudgedRow[]): Promise<void> {
  if (newcomers.length === 0) return
  const students = newcomers.map(({ student: { classes: _classes, first_name, ...rest } }) => ({
    ...rest,
    first_name: first_name ?? '',
  }))
  const { ids, taken } = await insertStudents(tx, school_id, students).catch(rethrowRace)
  const [address] = taken
  if (address) throw (await isAddressHere(tx, school_id, address)) ? busy() : new ApiError('student_elsewhere')
  await ensureClasses(tx, school_id, [...new Set(newcomers.flatMap(({ student }) => student.classes))])
  const pairs = newcomers.flatMap(({ student }, position) =>
    student.classes.map((name) => ({ student_id: ids[position] ?? '', name })),
  )
  await joinClasses(tx, school_id, pairs)
}

// Somebody gave the number or the address to another student a moment ago: the next try sees that.
const busy = () => new ApiError('busy', { retry_after: 1 })

function rethrowRace(error: unknown): never {
  const isNumber =
    typeof error === 'object' && error !== null && Reflect.get(error, 'constraint') === 'students_number_key'
  throw isNumber ? busy() : error
}
