import { upperFirst } from '../lib/language-names.ts'

/** A language by its tag and its name in the language of the interface. */
export interface LanguageOption {
  value: string
  label: string
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Codes of the standard that stand for no language of one's own: none, several, not coded, not known. */
const notLanguages = new Set(['zxx', 'mul', 'mis', 'und'])

/** All languages that this browser can name, sorted by name; gives way to the page after every letter. */
export async function languageOptions(language: string): Promise<LanguageOption[]> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const found = new Map<string, LanguageOption>()
  const take = (code: string) => {
    const name = names.of(code)
    // Several codes of one language, such as "ger" and "de", have one canonical form.
    if (name && !found.has(name) && !notLanguages.has(code) && Intl.getCanonicalLocales(code)[0] === code)
      found.set(name, { value: code, label: upperFirst(name, language) })
  }
  for (const first of letters) {
    for (const second of letters) {
      take(first + second)
      for (const third of letters) take(first + second + third)
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return [...found.values()].toSorted((one, other) => one.label.localeCompare(other.label, language))
}
