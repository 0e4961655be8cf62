import type { ImportField } from '#contract/people/imports.ts'
import { isCounter } from '#server/imports/columns/column-content.ts'
import { meaningOf } from '#server/imports/columns/heading-meaning.ts'
import type { Meaning } from '#server/imports/columns/headings/meanings.ts'
import { cellAt, type Fields, type Sheet, usedColumns } from '#server/imports/columns/sheet.ts'

interface Claim {
  column: number
  meaning: Meaning
  certainty: number
  filled: number
}

const sharedFields: ReadonlySet<ImportField> = new Set(['classes', 'notes'])
const minCertainty = 2

/** Of two headings for one field, the more certain one gets it. */
export function fieldsByHeading(sheet: Sheet): Fields {
  const claims = claimsOf(sheet)
  const claimed = new Set(claims.map(({ meaning }) => meaning))
  const fields: (ImportField | null)[] = sheet.headings.map(() => null)
  for (const { column, meaning, certainty } of claims) {
    const field = fieldOf(meaning, claimed)
    const isFree = !fields.includes(field) || meaning.startsWith('further_')
    if (isFree || (sharedFields.has(field) && certainty >= minCertainty)) fields[column] = field
  }
  return fields
}

function claimsOf(sheet: Sheet): Claim[] {
  const claims = usedColumns(sheet).flatMap((column) => {
    const heading = sheet.headings[column] ?? ''
    const found = meaningOf(heading)
    const cells = sheet.rows.map((row) => cellAt(row, column)).filter(Boolean)
    if (!found || (/^id$/i.test(heading) && isCounter(cells))) return []
    return { column, ...found, filled: cells.length }
  })
  return claims.toSorted(
    (one, other) => orderOf(one) - orderOf(other) || other.certainty - one.certainty || other.filled - one.filled,
  )
}

// A plain "name" gets what other columns leave; a further name is added to the first one.
const orderOf = ({ meaning }: Claim) => (meaning.startsWith('further_') ? 2 : meaning === 'name' ? 1 : 0)

function fieldOf(meaning: Meaning, claimed: ReadonlySet<Meaning>): ImportField {
  if (meaning === 'further_first_name') return 'first_name'
  if (meaning === 'further_last_name') return 'last_name'
  if (meaning !== 'name') return meaning
  if (claimed.has('first_name')) return claimed.has('last_name') ? 'full_name' : 'last_name'
  return claimed.has('last_name') || claimed.has('further_last_name') ? 'first_name' : 'full_name'
}
