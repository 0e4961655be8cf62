import { useTranslation } from 'react-i18next'
import { createDuration } from '../lib/words/duration.ts'

/** Ways to write what is measured: the minutes of somebody who practised, and shares of 1. */
export function useMeasures() {
  const { t, i18n } = useTranslation('conversations')
  const time = createDuration(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return {
    minutes: (value: number) => (value < 1 ? t(($) => $.underMinute) : time(value)),
    /** The same where there is little room: "< 1 min". */
    shortMinutes: (value: number) => (value < 1 ? `<\u00a0${time(1)}` : time(value)),
    share: (value: number) => percent.format(value),
  }
}
