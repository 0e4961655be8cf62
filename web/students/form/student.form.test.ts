import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { type NewStudent, Student } from '#contract/people/students.ts'
import type { FormValues } from '../../forms/contract-form.ts'
import { changedFields } from '../../forms/same.ts'
import { studentForm } from './student.form.ts'

const [one, two] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058']
const ana = Student.parse({
  ...Object.fromEntries(Object.keys(Student.shape).map((name) => [name, null])),
  id: '01890a5d-ac96-774b-bcce-b302099a8059',
  first_name: 'Ana',
  last_name: 'Díaz',
  email: 'ana@example.com',
  level: 'B1',
  native_language: 'es',
  classes: [{ id: one, name: 'B1 Tuesday' }],
  status: 'active',
  version: 3,
  created_at: '2026-03-01T10:00:00.000Z',
})
const { blank, valuesOf, resolver, changesOf, refusedFields } = studentForm
const judge = async (values: FormValues<NewStudent>) =>
  resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })
const change = async (values: Partial<FormValues<NewStudent>>) => {
  const { values: wanted, errors } = await judge({ ...valuesOf(ana), ...values })
  return Object.keys(errors).length > 0 ? errors : changesOf(ana, wanted as NewStudent)
}
const problems = async (values: Partial<FormValues<NewStudent>>) => (await judge({ ...blank, ...values })).errors

test('a form that was not touched changes nothing', async () => {
  expect(await change({})).toEqual({})
  expect(await change({ first_name: '  Ana ', email: 'ANA@example.com' })).toEqual({})
})

test('only what was changed is sent, and an emptied field is emptied', async () => {
  expect(await change({ last_name: 'Díaz Otero', email: '', level: '' })).toEqual({
    last_name: 'Díaz Otero',
    email: null,
    level: null,
  })
})

test('the list of classes is sent whole when one of them changes, in any order', async () => {
  expect(await change({ class_ids: [one, two] })).toEqual({ class_ids: [one, two] })
  expect(await change({ class_ids: [] })).toEqual({ class_ids: [] })
  const both = { ...ana, classes: [one, two].map((id) => ({ id, name: id })) }
  expect(changesOf(both, { first_name: 'Ana', class_ids: [two, one] })).not.toHaveProperty('class_ids')
})

test('what was typed is told from what was there', () => {
  const before = valuesOf(ana)
  expect(changedFields(before, { ...before, notes: 'tall', class_ids: [two] }).toSorted()).toEqual([
    'class_ids',
    'notes',
  ])
})

test('every field says what is wrong with it', async () => {
  const classes = Array.from({ length: 21 }, () => one)
  expect(
    await problems({
      first_name: ' ',
      email: 'ana@',
      student_number: 'x'.repeat(41),
      last_name: 'a\u0000b',
      class_ids: classes,
    }),
  ).toEqual({
    first_name: { type: 'missing' },
    email: { type: 'email' },
    student_number: { type: 'long' },
    last_name: { type: 'characters' },
    class_ids: { type: 'manyClasses' },
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
