import { writeXlsx } from 'hucre/xlsx'
import type { Bed } from './bed.ts'
import type { Call } from './client.ts'
import { newStudents, type School } from './schools.ts'

/** The rows of every import that is measured. */
export const importedRows = 500

const headings = ['First name', 'Last name', 'E-mail', 'Student number', 'Level']

/** A spreadsheet of new students. */
export async function newSpreadsheet(): Promise<Uint8Array> {
  const rows = newStudents(importedRows).map(({ first_name, last_name, email, student_number, level }) => [
    first_name,
    last_name ?? null,
    email ?? null,
    student_number ?? null,
    level ?? null,
  ])
  return writeXlsx({ sheets: [{ name: 'Students', rows: [headings, ...rows] }] })
}

/** The call that sends a spreadsheet to a path. */
export const upload = ({ token }: School, path: string, bytes: Uint8Array): Call => ({
  method: 'POST',
  path,
  token,
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  body: Buffer.from(bytes).toString('base64'),
  isBase64: true,
})

export const previewOf = (school: School, bytes: Uint8Array): Call =>
  upload(school, '/api/students/import/preview', bytes)

/** The call that writes what a preview answered; all of its rows have to be new. */
export function runOf({ token }: School, answer: string): Call {
  const { import_id, summary }: { import_id: string; summary: { new?: number } } = JSON.parse(answer)
  if (summary.new !== importedRows) throw new Error(`Not all rows are new: ${JSON.stringify(summary)}`)
  return { method: 'POST', path: '/api/students/import', token, body: JSON.stringify({ import_id }) }
}

/** The floor's call that writes new students in one statement. */
export const writeAtOnce = ({ token }: School): Call => ({
  method: 'POST',
  path: '/bulk',
  token,
  body: JSON.stringify(newStudents(importedRows)),
})

/** Says why nothing can be imported, or nothing when it can. */
export async function importComplaint(bed: Bed): Promise<string | undefined> {
  const [school] = await bed.openSchools({ count: 1 })
  if (!school) return 'there is no school'
  const job = { calls: [previewOf(school, await newSpreadsheet())], times: 1, concurrency: 1 }
  return bed.send(bed.ours, job).then(
    ({ answers }) => void runOf(school, answers[0] ?? ''),
    (error: unknown) => String(error),
  )
}
