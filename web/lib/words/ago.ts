import type { Locale } from 'date-fns/locale'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { createFormat } from './format.ts'

/** Says how long ago a time was, given as ISO text, such as "3 days ago"; the day where that can't be said in this language. */
export function createAgo(language: string, dates?: Locale, now: () => number = Date.now): (iso: string) => string {
  const { date } = createFormat(language)
  return (iso) => (dates ? formatDistanceStrict(new Date(iso), now(), { locale: dates, addSuffix: true }) : date(iso))
}
