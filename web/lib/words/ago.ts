import type { Locale } from 'date-fns/locale'
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict'
import { createFormat } from './format.ts'

export function createAgo(language: string, dates?: Locale, now: () => number = Date.now): (iso: string) => string {
  const { date } = createFormat(language)
  return (iso) => (dates ? formatDistanceStrict(new Date(iso), now(), { locale: dates, addSuffix: true }) : date(iso))
}
