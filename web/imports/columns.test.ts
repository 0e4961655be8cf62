import { expect, test } from 'vitest'
import type { ImportColumn, ImportField } from '#contract/imports.ts'
import { columnLetters, hasNames } from './columns.ts'

const column = (field: ImportField | null): ImportColumn => ({ index: 0, heading: '', field, samples: [] })

test('columns are lettered as spreadsheet programs do it', () => {
  expect([0, 25, 26, 51, 52, 59].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'BH'])
})

test('a list has names when a column holds first names or full names', () => {
  expect(hasNames([column('email'), column('first_name')])).toBe(true)
  expect(hasNames([column('full_name')])).toBe(true)
  expect(hasNames([column('last_name'), column(null)])).toBe(false)
})
