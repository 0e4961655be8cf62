import { useTranslation } from 'react-i18next'
import { upperFirst } from './language-names.ts'

/** Ways to write numbers, times, lists and languages as one language does. Times come as ISO text. */
export function createFormat(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const numbers = new Intl.NumberFormat(language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const both = new Intl.ListFormat(language, { type: 'conjunction' })
  const either = new Intl.ListFormat(language, { type: 'disjunction' })
  return {
    number: (value: number) => numbers.format(value),
    /** The day, such as "3 Mar 2026". */
    date: (iso: string) => day.format(new Date(iso)),
    /** The day and the minute. */
    dateTime: (iso: string) => moment.format(new Date(iso)),
    /** "A, B and C" */
    list: (items: readonly string[]) => both.format(items),
    /** "A, B or C" */
    choice: (items: readonly string[]) => either.format(items),
    /** The name of a language by its tag. */
    languageName: (tag: string) => upperFirst(names.of(tag) ?? tag, language),
  }
}

export type Format = ReturnType<typeof createFormat>

/** What was made last; hundreds of rows ask for the same, and making one takes a good part of a millisecond. */
let latest: { language: string; format: Format } | undefined

function formatIn(language: string): Format {
  if (latest?.language !== language) latest = { language, format: createFormat(language) }
  return latest.format
}

/** Ways to write numbers, times, lists and languages in the language of the interface. */
export function useFormat(): Format {
  return formatIn(useTranslation().i18n.language)
}
