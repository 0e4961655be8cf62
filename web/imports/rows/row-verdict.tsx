import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ImportRow } from '#contract/people/imports.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { useFieldName } from '../check/field-name.ts'
import { rowName, verdictTone } from './verdict-tone.ts'

export function RowVerdict({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  const fieldName = useFieldName()
  const { verdict, reasons } = row
  return (
    <div className="grid max-w-64 lg:max-w-80 justify-items-start gap-1">
      <Badge tone={verdictTone[verdict]}>{t(($) => $.verdict[verdict])}</Badge>
      {reasons.map(({ reason, field, value }) => (
        <span key={`${reason} ${field}`} className="text-xs wrap-anywhere text-muted">
          {(reason === 'active_here' || reason === 'inactive_here') && value && value !== rowName(row)
            ? t(($) => $.hereAs[reason], { value })
            : t(($) => $.reason[reason], { value, field: field && fieldName(field) })}
        </span>
      ))}
    </div>
  )
}
