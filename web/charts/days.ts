import { localeOf } from '#contract/languages.ts'

/** Ways to write dates without a time, given as ISO text, in a language. */
export function createDays(language: string) {
  // A date without a time is midnight in UTC, and has to be written there.
  const at = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  const short = at({ day: 'numeric', month: 'short' })
  const named = at({ weekday: 'short', day: 'numeric', month: 'short' })
  const full = at({ dateStyle: 'medium' })
  const whole = at({ weekday: 'long', day: 'numeric', month: 'long' })
  return {
    /** "3 Nov" */
    short: (date: string) => short.format(new Date(date)),
    /** "Mon 3 Nov" */
    named: (date: string) => named.format(new Date(date)),
    /** "3 Nov 2026" */
    full: (date: string) => full.format(new Date(date)),
    /** "Monday 3 November" */
    whole: (date: string) => whole.format(new Date(date)),
    /** "3 – 9 Nov 2026" */
    range: (from: string, to: string) => full.formatRange(new Date(from), new Date(to)),
  }
}

/** The date so many days after a day, both as ISO text. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
