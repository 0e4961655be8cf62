import { useTranslation } from './translation/use-translation.tsx'
import { localeOf } from '#contract/values/languages.ts'
import { upperFirst } from './language-names.ts'
import { once, perLanguage } from '../once.ts'

export function createFormat(language: string) {
  const locale = localeOf(language)
  const names = once(() => new Intl.DisplayNames(locale, { type: 'language' }))
  const numbers = once(() => new Intl.NumberFormat(locale))
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const moment = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const both = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const either = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const nameInside = (tag: string) => names().of(tag) ?? tag
  return {
    number: (value: number) => numbers().format(value),
    date: (iso: string) => day().format(new Date(iso)),
    dateTime: (iso: string) => moment().format(new Date(iso)),
    list: (items: readonly string[]) => both().format(items),
    choice: (items: readonly string[]) => either().format(items),
    /** Capitalized, for standalone use. */
    languageName: (tag: string) => upperFirst(nameInside(tag), language),
    /** For use inside a sentence. */
    languageInside: nameInside,
    /** Capitalizes only the first name: "Spanish and German". */
    languageNames: (tags: readonly string[]) => upperFirst(both().format(tags.map(nameInside)), language),
  }
}

export type Format = ReturnType<typeof createFormat>

const formatIn = perLanguage(createFormat)

export function useFormat(): Format {
  return formatIn(useTranslation().i18n.language)
}
