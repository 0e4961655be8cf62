import type { ImportField } from '#contract/people/imports.ts'
import { type ColumnContent, contentOf } from '#server/imports/columns/column-content.ts'
import { cellAt, type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'
import type { LanguageFinder } from '#server/students/columns/language.ts'

const sampleRows = 200

export function guessFields(sheet: Sheet, assigned: Fields, languages: LanguageFinder): Fields {
  const fields = [...assigned]
  const sample = sheet.rows.slice(0, sampleRows)
  const unknown = usedColumns(sheet).filter((column) => !assigned[column])
  const columns = unknown.map((column) =>
    contentOf(
      column,
      sample.map((row) => cellAt(row, column)),
      languages,
    ),
  )
  const unassigned = () => columns.filter(({ column, filled }) => filled > 0 && !fields[column])
  const assign = (field: ImportField, found: ColumnContent | undefined) => {
    if (found && !fields.includes(field)) fields[found.column] = field
  }
  const hasHeadings = sheet.headings.some(Boolean)
  assign(
    'email',
    unassigned().find(({ emails }) => emails > 0.5),
  )
  assign(
    'level',
    unassigned().find(({ levels }) => levels > 0.6),
  )
  if (!fields.includes('first_name') && !fields.includes('full_name')) {
    for (const [field, column] of guessNames(unassigned(), fields, hasHeadings)) assign(field, column)
  }
  if (!hasHeadings) for (const [field, column] of guessOthers(unassigned())) assign(field, column)
  return fields
}

type Guess = readonly [ImportField, ColumnContent | undefined]

function guessNames(free: readonly ColumnContent[], fields: Fields, hasHeadings: boolean): Guess[] {
  const [first, second] = free.filter(({ names, languages, variety }, position) => {
    const isSpread = hasHeadings ? variety > 0.5 : position === 0 || variety > 0.35
    return names > 0.7 && languages < 0.8 && isSpread
  })
  if (!first) return []
  if (fields.includes('last_name')) return [['first_name', first]]
  if (!second || first.fullNames > 0.6 || second.fullNames > 0.9) return [['full_name', first]]
  return [
    ['first_name', first],
    ['last_name', second],
  ]
}

function guessOthers(free: readonly ColumnContent[]): Guess[] {
  const number = free.find(({ codes, variety, filled }) => codes > 0.9 && variety === 1 && filled > 1)
  const language = free.find(({ languages }) => languages >= 0.8)
  const group = free.find(
    (column) =>
      column !== number && column !== language && column.filled > 3 && column.variety <= 0.5 && column.emails === 0,
  )
  return [
    ['student_number', number],
    ['native_language', language],
    ['classes', group],
  ]
}
