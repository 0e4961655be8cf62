import { useMemo } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { localeOf } from '#contract/values/languages.ts'
import { daysBetween } from './days.ts'

/** In the interface language and the browser's time zone. */
export function useTimes() {
  const { t, i18n } = useTranslation('audit')
  const formats = useMemo(() => formatsOf(i18n.language), [i18n.language])
  return {
    day: (iso: string, now: string) => {
      const ago = daysBetween(iso, now)
      if (ago === 0) return t(($) => $.today)
      return ago === 1 ? t(($) => $.yesterday) : formats.day.format(new Date(iso))
    },
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
