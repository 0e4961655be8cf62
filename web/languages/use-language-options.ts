import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import { tierForLanguages } from '#contract/billing/plans.ts'
import type { PracticeLanguages } from '#contract/school/practice-languages.ts'
import { useFormat } from '../lib/words/format.ts'

type LanguageAvailability = 'on' | 'available' | 'full'

export function useLanguageOptions(state: PracticeLanguages | undefined, chosen: PracticeLanguage | null) {
  const { t, i18n } = useTranslation('editor')
  const { languageName } = useFormat()
  const on = new Set(state?.items.filter((item) => item.on).map(({ language }) => language))
  const limit = state?.limit ?? 0
  const isFull = state !== undefined && state.used >= state.limit
  const availabilityOf = (language: PracticeLanguage): LanguageAvailability =>
    !state || on.has(language) ? 'on' : isFull ? 'full' : 'available'
  const labelOf = (language: PracticeLanguage) => {
    const name = languageName(language)
    const availability = availabilityOf(language)
    if (availability === 'on' || language === chosen) return name
    if (availability === 'available') return t(($) => $.slots.takesOne, { name })
    return tierForLanguages(limit + 1) ? t(($) => $.slots.needsUpgrade, { name }) : t(($) => $.slots.taken, { name })
  }
  const byName = new Intl.Collator(i18n.language).compare
  const options = practiceLanguages
    .map((language) => ({ value: language, label: labelOf(language) }))
    .toSorted((one, other) => Number(on.has(other.value)) - Number(on.has(one.value)) || byName(one.label, other.label))
  return {
    options,
    isFull,
    limit,
    availabilityOf,
    usedText: state ? t(($) => $.slots.used, { used: state.used, count: state.limit }) : '',
  }
}
