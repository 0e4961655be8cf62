import { upperFirst } from '../../lib/words/language-names.ts'
import { languageCodes } from './language-codes.ts'

export interface LanguageOption {
  value: string
  label: string
}

const known = new Map<string, LanguageOption[]>()

/** Sorted by name; codes with the same name are merged. */
export function languageOptions(language: string): readonly LanguageOption[] {
  const options = known.get(language) ?? optionsIn(language)
  known.set(language, options)
  return options
}

function optionsIn(language: string): LanguageOption[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const found = new Map<string, LanguageOption>()
  for (const value of languageCodes) {
    const name = names.of(value)
    if (name && !found.has(name)) found.set(name, { value, label: upperFirst(name, language) })
  }
  const { compare } = new Intl.Collator(language)
  return [...found.values()].toSorted((one, other) => compare(one.label, other.label))
}
