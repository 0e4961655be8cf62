import { useTranslation } from 'react-i18next'
import { importLimits } from '#contract/people/imports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { noBreaks } from '../../lib/words/no-breaks.ts'

export function useLimits(): { size: string; rows: string; columns: string } {
  const { i18n } = useTranslation()
  const { number } = useFormat()
  const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 } as const
  return {
    size: noBreaks(new Intl.NumberFormat(i18n.language, megabytes).format(importLimits.bytes / 1_000_000)),
    rows: number(importLimits.rows),
    columns: number(importLimits.columns),
  }
}
