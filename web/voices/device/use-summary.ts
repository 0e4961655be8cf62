import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useFormat } from '../../lib/words/format.ts'

/** The most languages that are named. */
const maxNamed = 7

/** `off` where the school's microphone is. */
export type Hearing = 'hears' | 'deaf' | 'off'

export function useSummary(
  languages: readonly PracticeLanguage[],
  able: readonly PracticeLanguage[],
  hearing: Hearing,
) {
  const { t } = useTranslation('device')
  const { languageInside, list, choice } = useFormat()
  const hears = hearing === 'hears'
  const spoken = list(able.map(languageInside))
  const missing = languages.filter((language) => !able.includes(language)).map(languageInside)
  const unspoken = missing.length <= maxNamed ? choice(missing) : ''
  const sentences = [
    able.length > 0 && hears && t(($) => $.summary.both, { languages: spoken }),
    able.length > 0 && !hears && t(($) => $.summary.speaks, { languages: spoken }),
    unspoken && able.length > 0 && t(($) => $.summary.butNot, { languages: unspoken }),
    unspoken && able.length === 0 && t(($) => $.summary.none, { languages: unspoken }),
    missing.length > maxNamed && able.length === 0 && t(($) => $.summary.nothing),
    able.length === 0 && hears && t(($) => $.summary.hears),
    hearing === 'deaf' && t(($) => $.summary.deaf),
    hearing === 'off' && t(($) => $.summary.off),
  ]
  return sentences.filter(Boolean).join(' ')
}
