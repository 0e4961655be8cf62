import { useTranslation } from 'react-i18next'
import type { ImportRow } from '#contract/imports.ts'
import { Badge } from '../ui/badge.tsx'
import { verdictTone } from './verdict-look.ts'

/** What becomes of a row, and why. */
export function RowVerdict({ row: { verdict, reasons } }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={verdictTone[verdict]}>{t(($) => $.verdict[verdict])}</Badge>
      {reasons.map(({ reason, field, value }) => (
        <span key={`${reason} ${field}`} className="text-xs text-muted">
          {t(($) => $.reason[reason], { value, field: field && t(($) => $.field[field]) })}
        </span>
      ))}
    </div>
  )
}
