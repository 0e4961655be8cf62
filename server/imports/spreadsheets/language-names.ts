import type { InterfaceLanguage } from '#contract/values/languages.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')

export function languageNames(language: InterfaceLanguage): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second))
  const named = codes.flatMap((code): [string, string][] => {
    const name = names.of(code)
    return name && new Intl.Locale(code).language === code ? [[code, name]] : []
  })
  const { compare } = new Intl.Collator(language)
  return new Map(named.toSorted(([, one], [, other]) => compare(one, other)))
}
