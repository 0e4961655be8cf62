import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { importLimits } from '#contract/people/imports.ts'
import { useFormat } from '../../lib/words/format.ts'
import { megabytes } from '../../lib/words/megabytes.ts'

export function useLimits(): { size: string; rows: string; columns: string } {
  const { i18n } = useTranslation()
  const { number } = useFormat()
  return {
    size: megabytes(importLimits.bytes, i18n.language),
    rows: number(importLimits.rows),
    columns: number(importLimits.columns),
  }
}
