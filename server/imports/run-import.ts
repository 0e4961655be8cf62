import type { Transaction } from 'kysely'
import { ApiError } from '#contract/errors.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { ensureClasses } from '#server/classes/classes.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { Write } from '#server/http/request/idempotency.ts'
import { type AddressAnswers, checkAddresses } from '#server/imports/check-addresses.ts'
import { findImport, resetCleared, joinClasses, lockImport, retireImport } from '#server/imports/imports.queries.ts'
import { type ImportServices, type OpenImport, openImport } from '#server/imports/open-import.ts'
import { judgeImport } from '#server/imports/preview.ts'
import type { JudgedRow } from '#server/imports/verdicts/verdicts.ts'
import { notifyImported } from '#server/notices/notify.actions.ts'
import { lockSeats, refuseBeyondSeats } from '#server/students/seats.ts'
import { insertStudents, setStatus } from '#server/students/students.queries.ts'

type Tx = Transaction<Tables>
export interface ImportResult {
  added: number
  activated: number
  skipped: number
}

interface ImportRequest {
  import_id: string
  rows?: readonly number[] | undefined
}
interface CheckedImport extends AddressAnswers {
  openedImport: OpenImport
}

export async function importRows(
  services: ImportServices,
  account: Account,
  write: Write,
  request: ImportRequest,
): Promise<ImportResult> {
  const { db } = services
  const { school_id } = account
  const stored = await findImport(db, school_id, request.import_id)
  const openedImport = stored && (await openImport(services, account.school_id, stored))
  // Outside the transaction, so that disclosures stay counted after a rollback.
  const checked = openedImport && { openedImport, ...(await checkAddresses(services, school_id, openedImport)) }
  return write((tx) => runImport(tx, account, request, checked)).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'busy') await resetCleared(db, school_id, request.import_id)
    throw error
  })
}

async function runImport(
  tx: Tx,
  account: Account,
  request: ImportRequest,
  checked: CheckedImport | undefined,
): Promise<ImportResult> {
  const { school_id } = account
  const seats = await lockSeats(tx, account)
  const { openedImport, answerTo, retry_after } = await lockOrThrow(tx, school_id, checked)
  const judged = await judgeImport(tx, school_id, openedImport, { answerTo, seats })
  refuseWithheld(judged, request, retry_after)
  const chosen = request.rows ? chooseRows(judged, request.rows) : judged.filter(isGood)
  const returning = chosen.flatMap(({ matched_id }) => matched_id ?? [])
  const newcomers = chosen.filter(({ matched_id }) => matched_id === null)
  refuseBeyondSeats(seats, chosen.length)
  await addNewcomers(tx, school_id, newcomers)
  const { length: activated } = returning.length > 0 ? await setStatus(tx, school_id, returning, 'active') : []
  await record(tx, account, 'students_imported', { count: newcomers.length + activated })
  const written = new Set(chosen)
  const isRest = judged.some((one) => one.verdict !== 'present' && !written.has(one))
  await retireImport(tx, school_id, openedImport.id, isRest)
  const done = { added: newcomers.length, activated, skipped: judged.length - chosen.length }
  if (done.added + done.activated > 0) await notifyImported(tx, school_id, done)
  return done
}

// The import may be deleted with an erased student, or its columns reassigned.
async function lockOrThrow(tx: Tx, school_id: string, checked: CheckedImport | undefined): Promise<CheckedImport> {
  const now = checked && (await lockImport(tx, school_id, checked.openedImport.id))
  if (!now) throw new ApiError('not_found')
  if (JSON.stringify(now.fields) !== JSON.stringify(checked.openedImport.fields)) throw busyError()
  return checked
}

// Skipping a withheld row would disclose as much as refusing it.
function refuseWithheld(judged: readonly JudgedRow[], { rows }: ImportRequest, retry_after: number): void {
  const selected = new Set(rows)
  const isSelected = ({ row }: JudgedRow) => !rows || selected.has(row)
  if (judged.some((one) => one.is_withheld && isSelected(one))) throw new ApiError('too_many_requests', { retry_after })
}

const isGood = ({ verdict }: JudgedRow) => verdict === 'new' || verdict === 'activate'

// Rows beyond the seats in file order may be chosen instead of others.
const isWritable = ({ verdict, student }: JudgedRow) =>
  student.first_name !== null && ['new', 'activate', 'over_limit', 'similar', 'doubtful'].includes(verdict)

function chooseRows(judged: readonly JudgedRow[], rows: readonly number[]): JudgedRow[] {
  const missing = new Map(rows.map((row, position) => [row, position]))
  const chosen = judged.filter(({ row }) => missing.has(row))
  const refused = chosen.filter((one) => !isWritable(one))
  if (refused.some(({ verdict }) => verdict === 'elsewhere')) throw new ApiError('student_elsewhere')
  for (const { row } of chosen) missing.delete(row)
  const issues = [
    ...[...missing].map(([row, position]) => ({ path: `rows.${position}`, message: `The file has no row ${row}.` })),
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
  const { ids, takenEmails: taken } = await insertStudents(tx, school_id, students).catch(rethrowRace)
  const [address] = taken
  if (address) throw busyError()
  await ensureClasses(tx, school_id, [...new Set(newcomers.flatMap(({ student }) => student.classes))])
  const pairs = newcomers.flatMap(({ student }, position) =>
    student.classes.map((name) => ({ student_id: ids[position] ?? '', name })),
  )
  await joinClasses(tx, school_id, pairs)
}

// A number or address was taken a moment ago; the next try sees it.
const busyError = () => new ApiError('busy', { retry_after: 1 })

function rethrowRace(error: unknown): never {
  const isNumber =
    typeof error === 'object' && error !== null && Reflect.get(error, 'constraint') === 'students_number_key'
  throw isNumber ? busyError() : error
}
