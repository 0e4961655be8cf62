import { useTranslation } from 'react-i18next'

/** Ways to write what is measured: the minutes of somebody who practised, and shares of 1. */
export function useMeasures(): { minutes: (value: number) => string; share: (value: number) => string } {
  const { t, i18n } = useTranslation('conversations')
  const time = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  return {
    minutes: (value) => (value < 1 ? t(($) => $.underMinute) : time.format(value)),
    share: (value) => percent.format(value),
  }
}
