import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { CorrectionGroup } from '#contract/practice/corrections.ts'

export function useKinds(): Record<CorrectionGroup, string> {
  const { t } = useTranslation('conversations')
  return {
    spelling: t(($) => $.kind.spelling),
    accents: t(($) => $.kind.accents),
    grammar: t(($) => $.kind.grammar),
    other_language: t(($) => $.kind.other_language),
  }
}
