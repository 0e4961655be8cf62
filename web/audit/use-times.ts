import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#contract/languages.ts'
import { daysBetween } from './days.ts'

/** Ways to say a day and a time of day in the language of the interface and the zone of the browser. */
export function useTimes() {
  const { t, i18n } = useTranslation('audit')
  const formats = useMemo(() => formatsOf(i18n.language), [i18n.language])
  return {
    /** Such as "Today" or "Thursday, 19 November 2026", seen from `now`. */
    day: (iso: string, now: string) => {
      const ago = daysBetween(iso, now)
      if (ago === 0) return t(($) => $.today)
      return ago === 1 ? t(($) => $.yesterday) : formats.day.format(new Date(iso))
    },
    /** Such as "9:41", or "9:41 – 10:02" where something took a while. */
    span: (first: string, last: string) => formats.time.formatRange(new Date(first), new Date(last)),
    exact: (iso: string) => formats.exact.format(new Date(iso)),
  }
}

function formatsOf(language: string) {
  const locale = localeOf(language)
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }),
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' }),
  }
}
