import { useTranslation } from 'react-i18next'
import type { Correction } from '#contract/corrections.ts'

/** What the kinds of corrections are called. */
export function useKinds(): Record<Correction['kind'], string> {
  const { t } = useTranslation('conversations')
  return {
    spelling: t(($) => $.kind.spelling),
    accents: t(($) => $.kind.accents),
    other_language: t(($) => $.kind.other_language),
  }
}
