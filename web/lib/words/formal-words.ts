import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type AddressLanguage, formalLanguageOf } from '#contract/values/student-address.ts'
import type { Bundle } from '../../locales/bundles.ts'
import type { FormalWords } from '../../locales/words.ts'
import { fetchWords } from './word-files.ts'

export const formalFiles: Readonly<Record<AddressLanguage, () => Promise<{ formal: FormalWords }>>> = {
  de: () => import('../../locales/de/practising/practice-formal.ts'),
  fr: () => import('../../locales/fr/practising/practice-formal.ts'),
}

/** The bundle with formal address where the school has chosen it. */
export async function fetchFormalWords(language: InterfaceLanguage, bundle: Bundle): ReturnType<typeof fetchWords> {
  const formalLanguage = formalLanguageOf(language, 'formal')
  const [usual, file] = await Promise.all([
    fetchWords(language, bundle),
    formalLanguage && formalFiles[formalLanguage](),
  ])
  if (!file) return usual
  const words = structuredClone(usual.words)
  mergeWords(words, file.formal)
  return { words }
}

// A bundle contains only some of the features.
function mergeWords(words: object, others: object): void {
  for (const [key, said] of Object.entries(others)) {
    if (typeof said === 'string') Reflect.set(words, key, said)
    else if (key in words) mergeWords(Reflect.get(words, key), said)
  }
}
