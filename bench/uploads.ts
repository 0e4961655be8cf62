import { writeXlsx } from 'hucre/xlsx'
import type { Testbed } from './testbed.ts'
import type { Call } from './client.ts'
import { newStudents, type School } from './schools.ts'

export const importedRows = 500

const headings = ['First name', 'Last name', 'E-mail', 'Student number', 'Level']

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

export function importOf({ token }: School, answer: string): Call {
  const { import_id, summary }: { import_id: string; summary: { new?: number } } = JSON.parse(answer)
  if (summary.new !== importedRows) throw new Error(`Not all rows are new: ${JSON.stringify(summary)}`)
  return { method: 'POST', path: '/api/students/import', token, body: JSON.stringify({ import_id }) }
}

export const bulkInsert = ({ token }: School): Call => ({
  method: 'POST',
  path: '/bulk',
  token,
  body: JSON.stringify(newStudents(importedRows)),
})

export async function importProblem(testbed: Testbed): Promise<string | undefined> {
  const [school] = await testbed.openSchools({ count: 1 })
  if (!school) return 'there is no school'
  const job = { calls: [previewOf(school, await newSpreadsheet())], times: 1, concurrency: 1 }
  return testbed.send(testbed.ours, job).then(
    ({ answers }) => void importOf(school, answers[0] ?? ''),
    (error: unknown) => String(error),
  )
}
