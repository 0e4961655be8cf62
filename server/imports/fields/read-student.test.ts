import { describe, expect, test } from 'vitest'
import { studentLengths } from '#contract/people/students.ts'
import { createLanguageFinder } from '#server/students/columns/language.ts'
import { readStudent } from '#server/imports/fields/read-student.ts'
import type { FilledCells } from '#server/students/columns/student-columns.ts'

const reading = { languages: createLanguageFinder(), isLastFirst: false }
const read = (cells: FilledCells) => readStudent({ first_name: ['Anna'], ...cells }, reading)
const valueOf = (cells: FilledCells) => {
  const { student, reasons } = read(cells)
  return { ...student, reasons: reasons.map(({ reason }) => reason) }
}

describe('a level', () => {
  test.each([
    ['b1', 'B1'],
    ['B1.2', 'B1'],
    ['Niveau B1', 'B1'],
    ['B1+', 'B1'],
    ['B 1', 'B1'],
    ['A1.1/A1.2', 'A1'],
    ['Ｃ２', 'C2'],
  ])('"%s" is %s', (text, level) => {
    expect(valueOf({ level: [text] })).toMatchObject({ level, reasons: [] })
  })

  test.each(['Anfänger', 'B1/B2', 'A0', 'Pre-A1', 'D1', 'B12', '3'])(
    '"%s" is none: the cell stays empty with a reason',
    (text) => {
      expect(read({ level: [text] })).toMatchObject({
        student: { first_name: 'Anna', level: null },
        reasons: [{ reason: 'level_unknown', field: 'level', value: text }],
      })
    },
  )
})

describe('a native language', () => {
  test.each([
    ['es', 'es'],
    ['pt-BR', 'pt'],
    ['spa', 'es'],
    ['Spanisch', 'es'],
    ['francese', 'fr'],
    ['ALEMÃO', 'de'],
    ['chinois', 'zh'],
    ['Türkçe', 'tr'],
    ['العربية', 'ar'],
    ['українська', 'uk'],
    ['Kantonesisch', 'yue'],
    ['Spanish (Mexico)', 'es'],
  ])('"%s" is %s', (text, code) => {
    expect(valueOf({ native_language: [text] })).toMatchObject({ native_language: code, reasons: [] })
  })

  test('that is unknown leaves the cell empty with a reason', () => {
    expect(valueOf({ native_language: ['Dothraki of the plains'] })).toMatchObject({
      native_language: null,
      reasons: ['language_unknown'],
    })
  })
})

describe('an address', () => {
  test.each([
    [' Anna@School.Example '],
    ['mailto:anna@school.example'],
    ['Anna Weber <anna@school.example>'],
    ['anna@school.example;'],
    ['\u200Fanna@school.example\u200B'],
  ])('is found in "%s"', (text) => {
    expect(valueOf({ email: [text] })).toMatchObject({ email: 'anna@school.example', reasons: [] })
  })

  test('that is none has a reason; a dash or nothing has none', () => {
    for (const text of ['anna@', 'anna', 'a@x.example, b@x.example', 'a b@x.example', `${'a'.repeat(300)}@x.example`])
      expect(valueOf({ email: [text] })).toMatchObject({ email: null, reasons: ['email_unreadable'] })
    for (const text of ['-', '—', '/']) expect(valueOf({ email: [text] })).toMatchObject({ email: null, reasons: [] })
  })
})

describe('a full name', () => {
  test.each([
    ['Anna Weber', 'Anna', 'Weber'],
    ['Weber, Anna', 'Anna', 'Weber'],
    ['van der Berg, Anna Maria', 'Anna Maria', 'van der Berg'],
    ['DUPONT Marie', 'Marie', 'DUPONT'],
    ['Marie DE LA TOUR', 'Marie', 'DE LA TOUR'],
    ['Ana María García López', 'Ana', 'María García López'],
    ['Zoë', 'Zoë', null],
    ['Weber,', 'Weber', null],
    ['محمد علي', 'محمد', 'علي'],
  ])('"%s" is cut into %s and %s', (text, first_name, last_name) => {
    expect(valueOf({ first_name: [], full_name: [text] })).toMatchObject({ first_name, last_name })
  })

  test('has the last name in front where its heading says so', () => {
    const cut = (full_name: string) =>
      readStudent({ full_name: [full_name] }, { ...reading, isLastFirst: true }).student
    expect(cut('Rossi Maria')).toMatchObject({ first_name: 'Maria', last_name: 'Rossi' })
    expect(cut('García López Ana María')).toMatchObject({ first_name: 'Ana María', last_name: 'García López' })
    expect(cut('Maria')).toMatchObject({ first_name: 'Maria', last_name: null })
  })

  test('gives way to a first name of its own', () => {
    expect(valueOf({ full_name: ['Tom Reed'] })).toMatchObject({ first_name: 'Anna', last_name: null })
  })
})

describe('classes', () => {
  test.each([
    ['B1 Tuesday; Talk', ['B1 Tuesday', 'Talk']],
    ['B1 Tuesday|Talk\nReading', ['B1 Tuesday', 'Talk', 'Reading']],
    ['A1/A2 abends', ['A1/A2 abends']],
    ['Mo, Mi 18 Uhr', ['Mo, Mi 18 Uhr']],
    ['Talk; talk ;', ['Talk']],
  ])('in "%s" are %j', (text, classes) => {
    expect(valueOf({ classes: [text] }).classes).toEqual(classes)
  })
})

describe('text that is too long', () => {
  const long = 'é'.repeat(5000)

  test('stays out with a reason, and the row stays good', () => {
    const { reasons, ...student } = valueOf({
      last_name: [long],
      student_number: [long],
      notes: [long],
      classes: [`${long};Talk`],
    })
    expect(student).toMatchObject({
      first_name: 'Anna',
      last_name: null,
      student_number: null,
      notes: null,
      classes: ['Talk'],
    })
    expect(reasons).toEqual(['too_long', 'too_long', 'too_long', 'too_long'])
  })

  test('as a first name means that the name is missing, and says why', () => {
    expect(valueOf({ first_name: [long] })).toMatchObject({ first_name: null, reasons: ['too_long', 'name_missing'] })
    expect(read({ first_name: [long] }).reasons[0]?.value).toHaveLength(100)
  })

  test('begins one character after the longest that fits', () => {
    const longest = 'é'.repeat(studentLengths.first_name)
    expect(valueOf({ first_name: [longest] }).first_name).toBe(longest)
    expect(valueOf({ first_name: [`${longest}é`] }).first_name).toBeNull()
  })
})

test('names are kept as people write them, in any script', () => {
  for (const name of ['Ó Súilleabháin', "D'Angelo", 'Søren-Łukasz', 'शिव', 'אברהם', 'می‌خواهم', '李 小龙'])
    expect(valueOf({ first_name: [name] }).first_name).toBe(name)
  expect(valueOf({ first_name: ['Anna \n  Maria'] }).first_name).toBe('Anna Maria')
})
