import { useTranslation } from 'react-i18next'
import { localeOf } from '#contract/languages.ts'
import { upperFirst } from './language-names.ts'

/** Ways to write numbers, times, lists and languages as one language does. Times come as ISO text. */
export function createFormat(language: string) {
  const locale = localeOf(language)
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const numbers = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const both = new Intl.ListFormat(locale, { type: 'conjunction' })
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const nameInside = (tag: string) => names.of(tag) ?? tag
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
    /** The name of a language by its tag, as it stands by itself or begins something. */
    languageName: (tag: string) => upperFirst(nameInside(tag), language),
    /** The same inside of a sentence, where most languages write it small. */
    languageInside: nameInside,
    /** "Spanish and German" as it stands by itself: the first name alone has a capital that the language does not ask for. */
    languageNames: (tags: readonly string[]) => upperFirst(both.format(tags.map(nameInside)), language),
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
