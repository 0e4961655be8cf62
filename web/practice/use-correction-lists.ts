import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Correction } from '#contract/practice/corrections.ts'
import { useFormat } from '../lib/words/format.ts'

export interface CorrectionList {
  label: string
  items: Correction[]
  kinds: { spelling?: string; accents?: string; grammar?: string }
  isForeign: boolean
}

export function useCorrectionLists(corrections: readonly Correction[], language: string): CorrectionList[] {
  const { t } = useTranslation('practice')
  const { languageInside } = useFormat()
  const isForeign = ({ kind }: Correction) => kind === 'other_language'
  const lists = [
    {
      label: t(($) => $.corrections.label),
      items: corrections.filter((one) => !isForeign(one)),
      kinds: {
        spelling: t(($) => $.corrections.kind.spelling),
        accents: t(($) => $.corrections.kind.accents),
        grammar: t(($) => $.corrections.kind.grammar),
      },
      isForeign: false,
    },
    {
      label: t(($) => $.corrections.foreign, { language: languageInside(language) }),
      items: corrections.filter(isForeign),
      kinds: {},
      isForeign: true,
    },
  ]
  return lists.filter(({ items }) => items.length > 0)
}
