import { useTranslation } from 'react-i18next'
import type { PracticeLanguage } from '#contract/languages.ts'
import { useFormat } from '../../lib/words/format.ts'

/** As many languages as a school may have; more that are missing make no sentence. */
const maxNamed = 7

/** Says in a few sentences which of some languages can be spoken here and whether speech is understood. */
export function useSummary(languages: readonly PracticeLanguage[], able: readonly PracticeLanguage[], hears: boolean) {
  const { t } = useTranslation('device')
  const { languageInside, list, choice } = useFormat()
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
    !hears && t(($) => $.summary.deaf),
  ]
  return sentences.filter(Boolean).join(' ')
}
