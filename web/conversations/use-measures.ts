import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { createDuration } from '../lib/words/duration.ts'
import { perLanguage } from '../lib/once.ts'

const percentIn = perLanguage(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
)

export function useMeasures() {
  const { t, i18n } = useTranslation('conversations')
  const time = createDuration(i18n.language)
  const percent = percentIn(i18n.language)
  return {
    minutes: (value: number) => (value < 1 ? t(($) => $.underMinute) : time(value)),
    /** For narrow places: "< 1 min". */
    shortMinutes: (value: number) => (value < 1 ? `<\u00a0${time(1)}` : time(value)),
    share: (value: number) => percent.format(value),
  }
}
