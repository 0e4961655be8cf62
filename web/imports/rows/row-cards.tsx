import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ImportRow } from '#contract/people/imports.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { RowsProps } from './row-table.tsx'
import { RowVerdict } from './row-verdict.tsx'
import type { Check } from '../check/use-check.ts'
import { rowName } from './verdict-tone.ts'
import { joinFacts } from '../../lib/words/join-facts.ts'

export function RowCards({ rows, check }: RowsProps) {
  const { t } = useTranslation('imports')
  return (
    <ul
      aria-label={t(($) => $.check.table)}
      className="divide-y divide-border rounded-lg border border-card-border bg-surface"
    >
      {rows.map((row) => (
        <RowCard key={row.row} row={row} check={check} />
      ))}
    </ul>
  )
}

function RowCard({ row, check }: { row: ImportRow; check: Check }) {
  const { t } = useTranslation('imports')
  const { email, student_number, level, classes } = row.student
  const name = rowName(row) ?? t(($) => $.check.nameless)
  const facts = [t(($) => $.check.rowNumber, { row: row.row }), student_number, level, ...classes].filter(Boolean)
  return (
    <li className="flex px-3 py-3">
      <div className="grid w-10 shrink-0">
        {check.isTickable(row) && (
          <Checkbox
            label={t(($) => $.check.selectRow, { row: row.row, name })}
            labelHidden
            checked={check.isTicked(row)}
            onChange={(event) => check.tick([row], event.target.checked)}
          />
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={rowName(row) ? 'font-medium' : 'text-muted italic'}>{name}</p>
        {email && <p className="wrap-anywhere text-muted">{email}</p>}
        <p className="text-muted">{joinFacts(facts)}</p>
        <RowVerdict row={row} />
      </div>
    </li>
  )
}
