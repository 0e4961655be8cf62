import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { NewStudent, studentLengths } from '#contract/people/students.ts'
import { oneLine } from '#contract/values/text.ts'
import { addedFrom, judgeFile, studentHere } from '#server/imports/fixtures/reading.ts'
import type { JudgedRow } from '#server/imports/verdicts/verdicts.ts'

const names = fc.constantFrom('Anna', 'anna', 'Ánna', 'Tom', 'Weber', 'Weber, Anna', '', '李', "'=x", '-')
const addresses = fc.constantFrom('', 'a@x.example', 'A@X.example', 'ab@x.example', 'b@y.example', 'bad', '-')
const numbers = fc.constantFrom('', '1', '2', '01')
const levels = fc.constantFrom('', 'B1', 'b1.2', 'zz')
const classes = fc.constantFrom('', 'Mo', 'mo; Di')
const line = fc.tuple(names, names, addresses, numbers, levels, classes)
const table = fc
  .array(line, { maxLength: 25 })
  .map((rows) =>
    [['Vorname', 'Nachname', 'E-Mail', 'Schülernummer', 'Niveau', 'Klasse'], ...rows]
      .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
      .join('\n'),
  )
const student = fc.record({
  first_name: fc.constantFrom('Anna', 'Tom'),
  last_name: fc.constantFrom('Weber', null),
  email: fc.constantFrom('a@x.example', 'b@y.example', 'c@z.example', null),
  student_number: fc.constantFrom('1', '2', '3', null),
  status: fc.constantFrom('active' as const, 'inactive' as const),
})
const school = fc.uniqueArray(student, {
  maxLength: 3,
  comparator: (a, b) => a.email === b.email || a.student_number === b.student_number,
})

function expectAcceptable({ student: { classes: groups, ...one } }: JudgedRow): void {
  const read = NewStudent.safeParse({ ...one, first_name: one.first_name ?? 'Anna' })
  expect(read).toMatchObject({ success: true, data: one.first_name ? one : {} })
  expect(groups.every((name) => name.length <= studentLengths.class_name && oneLine(name) === name)).toBe(true)
}

test('for any table, no student is counted twice and no seat too many is used', async () => {
  await fc.assert(
    fc.asyncProperty(table, school, fc.integer({ min: 0, max: 12 }), async (file, known, limit) => {
      const students = known.map((one) => studentHere(one))
      const rows = await judgeFile(file, { students, limit })
      const claimed = rows.flatMap(({ matched_id }) => matched_id ?? [])
      expect(new Set(claimed).size).toBe(claimed.length)
      const added = rows.filter(({ verdict }) => verdict === 'new').map((one) => one.student)
      for (const field of ['email', 'student_number'] as const) {
        const values = [...added, ...students].flatMap((one) => one[field] ?? [])
        expect(new Set(values).size).toBe(values.length)
      }
      expect(added.every(({ first_name }) => first_name)).toBe(true)
      const seated = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'activate').length
      const used = students.filter(({ status }) => status === 'active').length
      expect(seated).toBeLessThanOrEqual(Math.max(0, limit - used))
    }),
    { numRuns: 200 },
  )
})

test('for any table, sending it twice adds no student the second time', async () => {
  await fc.assert(
    fc.asyncProperty(table, school, async (file, known) => {
      const students = known.map((one) => studentHere(one))
      const first = await judgeFile(file, { students })
      const activated = new Set(
        first.flatMap(({ verdict, matched_id }) => (verdict === 'activate' ? [matched_id] : [])),
      )
      const later = students.map((one) => (activated.has(one.id) ? { ...one, status: 'active' as const } : one))
      const second = await judgeFile(file, { students: [...later, ...addedFrom(first)] })
      expect(second.filter(({ verdict }) => verdict === 'new' || verdict === 'activate')).toEqual([])
      const written = first.filter(({ verdict }) => verdict === 'new' || verdict === 'activate').map(({ row }) => row)
      expect(second.filter(({ verdict }) => verdict === 'present').map(({ row }) => row)).toEqual(
        expect.arrayContaining(written),
      )
    }),
    { numRuns: 200 },
  )
})

test('for any table, a student who was added in spite of a similar one is present the second time', async () => {
  await fc.assert(
    fc.asyncProperty(table, school, async (file, known) => {
      const students = known.map((one) => studentHere({ ...one, status: 'active' }))
      const first = await judgeFile(file, { students })
      const ticked = first.filter(
        ({ verdict, student: { first_name } }) => first_name && ['new', 'similar', 'doubtful'].includes(verdict),
      )
      const added = addedFrom(ticked.map((one) => ({ ...one, verdict: 'new' })))
      const second = await judgeFile(file, { students: [...students, ...added] })
      const verdicts = new Map(second.map(({ row, verdict }) => [row, verdict]))
      expect(ticked.map(({ row }) => verdicts.get(row))).toEqual(ticked.map(() => 'present'))
    }),
    { numRuns: 200 },
  )
})

test('for any bytes, reading gives students that the contract accepts, or an error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 }).map((content) => Buffer.from(content))
  const cells = fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 6 }), { maxLength: 12 })
  const lines = cells.map((rows) => Buffer.from(rows.map((one) => one.join(';')).join('\n')))
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, lines, fc.uint8Array({ maxLength: 400 })), async (bytes) => {
      const rows = await judgeFile(bytes).catch((error: unknown) => error)
      expect(Array.isArray(rows) || rows instanceof ApiError).toBe(true)
      if (Array.isArray(rows)) rows.forEach(expectAcceptable)
    }),
    { numRuns: 400 },
  )
})
