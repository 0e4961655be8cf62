import * as z from 'zod/mini'
import type { ImportedStudent, ImportField, ImportReason } from '#contract/people/imports.ts'
import { classesPerStudent, type Student, type StudentFields, studentLengths } from '#contract/people/students.ts'
import { address, oneLine } from '#contract/values/text.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'
import { readLevel } from '#server/students/columns/level.ts'

export type FilledCells = Partial<Record<ImportField, string[]>>
export type SheetField = keyof StudentFields | 'classes'

export interface RowContext {
  cells: FilledCells
  name: { first: string; last: string }
  languages: LanguageFinder
  /** Null, with the reason added to the row, if `read` can't use the text. */
  use: <T>(field: ImportField, text: string, read: (text: string) => T | undefined, reason: ImportReason) => T | null
}

interface StudentColumn<Field extends SheetField> {
  width: number
  read: (row: RowContext) => ImportedStudent[Field]
  write: (student: Student, languages: Intl.DisplayNames) => string | null | undefined
}

/** In the order of the template. `read` is for imports, `write` for exports. */
export const studentColumns: { readonly [Field in SheetField]: StudentColumn<Field> } = {
  first_name: {
    width: 18,
    read: ({ name, use }) => use('first_name', name.first, oneLineOf(studentLengths.first_name), 'too_long'),
    write: ({ first_name }) => first_name,
  },
  last_name: {
    width: 20,
    read: ({ name, use }) => use('last_name', name.last, oneLineOf(studentLengths.last_name), 'too_long'),
    write: ({ last_name }) => last_name,
  },
  email: {
    width: 32,
    read: ({ cells, use }) => use('email', filledOf(cells.email), readAddress, 'email_unreadable'),
    write: ({ email }) => email,
  },
  level: {
    width: 10,
    read: ({ cells, use }) => use('level', filledOf(cells.level), readLevel, 'level_unknown'),
    write: ({ level }) => level,
  },
  classes: {
    width: 28,
    read: ({ cells, use }) => classNames(cells.classes, (text) => use('classes', text, readClassName, 'too_long')),
    write: ({ classes }) => classes.map(({ name }) => name).join('; '),
  },
  student_number: {
    width: 18,
    read: ({ cells, use }) => use('student_number', filledOf(cells.student_number), readNumber, 'too_long'),
    write: ({ student_number }) => student_number,
  },
  native_language: {
    width: 18,
    read: ({ cells, languages, use }) =>
      use('native_language', filledOf(cells.native_language), languages.find, 'language_unknown'),
    write: ({ native_language }, languages) => native_language && languages.of(native_language),
  },
  notes: {
    width: 36,
    read: ({ cells, use }) => use('notes', cells.notes?.join('\n') ?? '', readNotes, 'too_long'),
    write: ({ notes }) => notes,
  },
}

const isSheetField = (name: string): name is SheetField => Object.hasOwn(studentColumns, name)
export const sheetFields: readonly SheetField[] = Object.keys(studentColumns).filter(isSheetField)

const punctuation = /^[\p{P}\s]*$/u
export const isBlank = (text: string): boolean => punctuation.test(text)

export const filledOf = (texts: readonly string[] = []): string => texts.find((text) => !isBlank(text)) ?? ''

const oneLineOf = (longest: number) => (text: string) => shortEnough(oneLine(text), longest)
const shortEnough = (text: string, longest: number) => (text.length <= longest ? text : undefined)
const readClassName = oneLineOf(studentLengths.class_name)
const readNotes = (text: string) => shortEnough(text.trim(), studentLengths.notes)

const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '')

const readNumber = (text: string) => shortEnough(oneLine(withoutInvisible(text)), studentLengths.student_number)

// "Anna Weber <anna@school.example>" and "mailto:anna@school.example".
function readAddress(text: string): string | undefined {
  if (text.length > 2 * studentLengths.email) return undefined
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1]
  const bare = (inBrackets ?? text).replace(/^\s*mailto:/i, '').replace(/[\s;,]+$/, '')
  return z.safeParse(address, withoutInvisible(bare)).data
}

// "A1/A2 evenings" and "Mon, Wed" are names, so only ; | and line breaks separate.
function classNames(texts: readonly string[] = [], read: (text: string) => string | null): string[] {
  const names = new Map<string, string>()
  for (const text of texts.flatMap((cell) => cell.split(/[;|\n]/))) {
    const name = read(text)
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].slice(0, classesPerStudent)
}
