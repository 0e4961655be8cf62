import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import type { Student } from '#contract/students.ts'
import { refusedFields, resolveStudent } from './student-problems.ts'
import { blankStudent, changedFields, changesOf, parseValues, type StudentValues, valuesOf } from './student-values.ts'

const [one, two] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058']
const ana: Student = {
  id: '01890a5d-ac96-774b-bcce-b302099a8059',
  first_name: 'Ana',
  last_name: 'Díaz',
  email: 'ana@example.com',
  student_number: null,
  level: 'B1',
  native_language: 'es',
  classes: [{ id: one, name: 'B1 Tuesday' }],
  notes: null,
  status: 'active',
  version: 3,
  created_at: '2026-03-01T10:00:00.000Z',
  last_practised_at: null,
}
const change = (values: Partial<StudentValues>) => {
  const parsed = parseValues({ ...valuesOf(ana), ...values })
  return parsed.success ? changesOf(ana, parsed.data) : parsed.error.issues
}
const problems = async (values: Partial<StudentValues>) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  return (await resolveStudent({ ...blankStudent, ...values }, undefined, options)).errors
}

test('a form that was not touched changes nothing', () => {
  expect(change({})).toEqual({})
  expect(change({ first_name: '  Ana ', email: 'ANA@example.com' })).toEqual({})
})

test('only what was changed is sent, and an emptied field is emptied', () => {
  expect(change({ last_name: 'Díaz Otero', email: '', level: '' })).toEqual({
    last_name: 'Díaz Otero',
    email: null,
    level: null,
  })
})

test('classes are sent whole when one of them changes', () => {
  expect(change({ class_ids: [one, two] })).toEqual({ class_ids: [one, two] })
  expect(change({ class_ids: [] })).toEqual({ class_ids: [] })
})

test('what was typed is told from what was there', () => {
  const before = valuesOf(ana)
  expect(changedFields(before, { ...before, notes: 'tall', class_ids: [two] })).toEqual(['class_ids', 'notes'])
})

test('every field says what is wrong with it', async () => {
  expect(
    await problems({ first_name: ' ', email: 'ana@', student_number: 'x'.repeat(41), last_name: 'a\u0000b' }),
  ).toEqual({
    first_name: { type: 'missing' },
    email: { type: 'email' },
    student_number: { type: 'long' },
    last_name: { type: 'characters' },
  })
  expect(await problems({ first_name: 'Ana' })).toEqual({})
})

test('the server’s refusals go to the fields that they are about', () => {
  expect(refusedFields(new ApiError('email_taken'))).toEqual([['email', 'email_taken']])
  expect(refusedFields(new ApiError('student_elsewhere'))).toEqual([['email', 'student_elsewhere']])
  expect(refusedFields(new ApiError('number_taken'))).toEqual([['student_number', 'number_taken']])
  const issues = [
    { path: 'class_ids.0', message: 'no' },
    { path: 'version', message: 'no' },
  ]
  expect(refusedFields(new ApiError('invalid_input', { issues }))).toEqual([['class_ids', 'refused']])
  expect(refusedFields(new ApiError('busy'))).toEqual([])
  expect(refusedFields(new Error('no network'))).toEqual([])
})
