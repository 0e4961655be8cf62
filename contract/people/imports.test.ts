import { expect, test } from 'vitest'
import { importFields } from './imports.ts'
import { StudentFields } from './students.ts'

test('a column can mean any field of a student, a full name, or classes', () => {
  expect(importFields.toSorted()).toEqual([...Object.keys(StudentFields.shape), 'full_name', 'classes'].toSorted())
})

test('a whole name is offered after its parts, and the notes come last', () => {
  expect(importFields.slice(0, 3)).toEqual(['first_name', 'last_name', 'full_name'])
  expect(importFields.slice(-2)).toEqual(['classes', 'notes'])
})
