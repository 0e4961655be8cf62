import { localeOf } from '#contract/values/languages.ts'
import { once, perLanguage } from '../lib/once.ts'

export const createDays = perLanguage((language) => {
  // A date without a time is midnight UTC.
  const at = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }))
  const short = at({ day: 'numeric', month: 'short' })
  const named = at({ weekday: 'short', day: 'numeric', month: 'short' })
  const full = at({ dateStyle: 'medium' })
  const whole = at({ weekday: 'long', day: 'numeric', month: 'long' })
  return {
    short: (date: string) => short().format(new Date(date)),
    named: (date: string) => named().format(new Date(date)),
    full: (date: string) => full().format(new Date(date)),
    whole: (date: string) => whole().format(new Date(date)),
    range: (from: string, to: string) => full().formatRange(new Date(from), new Date(to)),
  }
})

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
