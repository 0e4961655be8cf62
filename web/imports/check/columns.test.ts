import { expect, test } from 'vitest'
import type { ImportColumn, ImportField, ImportRow } from '#contract/people/imports.ts'
import { importedWith } from '../../test/students.ts'
import { columnLetters, filledFields, hasNames } from './columns.ts'

const column = (field: ImportField | null): ImportColumn => ({ index: 0, heading: '', field, samples: [] })

test('columns are lettered as spreadsheet programs do it', () => {
  expect([0, 25, 26, 51, 52, 59].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'BH'])
})

test('a list has names when a column holds first names or full names', () => {
  expect(hasNames([column('email'), column('first_name')])).toBe(true)
  expect(hasNames([column('full_name')])).toBe(true)
  expect(hasNames([column('last_name'), column(null)])).toBe(false)
})

test('a field has a column of its own only when some row has a value', () => {
  const row = (student_number: string | null, classes: string[]): ImportRow => ({
    row: 2,
    verdict: 'new',
    reasons: [],
    student: importedWith({ student_number, classes }),
  })
  expect(filledFields([row(null, []), row('7', [])])).toEqual(['student_number'])
  expect(filledFields([row('', []), row(null, ['B1 Dienstag'])])).toEqual(['classes'])
})
