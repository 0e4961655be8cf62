import { useTranslation } from 'react-i18next'

/** Ways to write what is measured: the minutes of somebody who practised, and shares of 1. */
export function useMeasures() {
  const { t, i18n } = useTranslation('conversations')
  const time = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return {
    minutes: (value: number) => (value < 1 ? t(($) => $.underMinute) : time.format(value)),
    /** The same where there is little room: "< 1 min". */
    shortMinutes: (value: number) => (value < 1 ? `<\u00a0${time.format(1)}` : time.format(value)),
    share: (value: number) => percent.format(value),
  }
}
