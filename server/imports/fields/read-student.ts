import * as z from 'zod/mini'
import type { ImportField, ImportReason } from '#contract/imports.ts'
import { classesPerStudent, studentLengths } from '#contract/students.ts'
import { address, oneLine } from '#contract/text.ts'
import type { LanguageFinder } from '#server/imports/fields/language.ts'
import { readLevel } from '#server/imports/fields/level.ts'
import { cutName } from '#server/imports/fields/read-name.ts'
import type { RowReason, SheetStudent } from '#server/imports/fields/sheet-student.ts'
import { shorten } from '#server/imports/file/cell-text.ts'

/** The filled cells of a row by what they were taken for, in the order of the columns. */
export type FilledCells = Partial<Record<ImportField, string[]>>

/** What rows are read with. */
export interface Reading {
  languages: LanguageFinder
  /** Whether full names have the last name in front. */
  isLastFirst: boolean
}

/** The most characters of a cell that come back in a reason. */
const shownLength = 100
const onlyPunctuation = /^[\p{P}\s]*$/u

/** Reads the cells of a row as a student. What can't be used stays empty and has a reason. */
export function readStudent(
  cells: FilledCells,
  { languages, isLastFirst }: Reading,
): Pick<SheetStudent, 'student' | 'reasons'> {
  const reasons: RowReason[] = []
  const leaveOut = (reason: ImportReason, field: ImportField, text: string) => {
    reasons.push({ reason, field, value: shorten(text, shownLength) })
    return null
  }
  const use = <T>(
    field: ImportField,
    text: string,
    read: (text: string) => T | undefined,
    reason: ImportReason,
  ): T | null => (onlyPunctuation.test(text) ? null : (read(text) ?? leaveOut(reason, field, text)))
  const name = nameOf(cells, isLastFirst)
  const student = {
    first_name: use('first_name', name.first, oneLineOf(studentLengths.first_name), 'too_long'),
    last_name: use('last_name', name.last, oneLineOf(studentLengths.last_name), 'too_long'),
    email: use('email', filledOf(cells.email), readAddress, 'email_unreadable'),
    student_number: use('student_number', filledOf(cells.student_number), readNumber, 'too_long'),
    level: use('level', filledOf(cells.level), readLevel, 'level_unknown'),
    native_language: use('native_language', filledOf(cells.native_language), languages.find, 'language_unknown'),
    classes: classNames(cells.classes, (text) => use('classes', text, readClassName, 'too_long')),
    notes: use('notes', cells.notes?.join('\n') ?? '', readNotes, 'too_long'),
  }
  if (!student.first_name) reasons.push({ reason: 'name_missing', field: 'first_name', value: null })
  return { student, reasons }
}

// The contract's rules for one line and for several, as far as a clean cell can break them.
const oneLineOf = (longest: number) => (text: string) => shortEnough(oneLine(text), longest)
const shortEnough = (text: string, longest: number) => (text.length <= longest ? text : undefined)
const readClassName = oneLineOf(studentLengths.class_name)
const readNotes = (text: string) => shortEnough(text.trim(), studentLengths.notes)

const filledOf = (texts: readonly string[] = []) => texts.find((text) => !onlyPunctuation.test(text)) ?? ''

const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '')

const readNumber = (text: string) => shortEnough(oneLine(withoutInvisible(text)), studentLengths.student_number)

// Mail programs give "Anna Weber <anna@school.example>", links give "mailto:anna@school.example".
function readAddress(text: string): string | undefined {
  if (text.length > 2 * studentLengths.email) return undefined
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1]
  const bare = (inBrackets ?? text).replace(/^\s*mailto:/i, '').replace(/[\s;,]+$/, '')
  return z.safeParse(address, withoutInvisible(bare)).data
}

function nameOf({ first_name = [], last_name = [], full_name = [] }: FilledCells, isLastFirst: boolean) {
  const given = { first: first_name.join(' '), last: last_name.join(' ') }
  const full = filledOf(full_name)
  if (!onlyPunctuation.test(given.first) || !full) return given
  const cut = cutName(full, isLastFirst)
  return { first: cut.first, last: given.last || cut.last }
}

// "A1/A2 evenings" and "Mon, Wed" are names; only what never stands in one parts two classes.
function classNames(texts: readonly string[] = [], read: (text: string) => string | null): string[] {
  const names = new Map<string, string>()
  for (const text of texts.flatMap((cell) => cell.split(/[;|\n]/))) {
    const name = read(text)
    if (name && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names.values()].slice(0, classesPerStudent)
}
