import type { InterfaceLanguage } from '#contract/languages.ts'
import type { AllWords } from '../locales/words.ts'
import type { Bundle, LateBundle } from './bundle.ts'

interface Said {
  words: Partial<AllWords>
}

const first: Record<InterfaceLanguage, Record<Exclude<Bundle, LateBundle>, () => Promise<Said>>> = {
  en: { open: () => import('../locales/en/open.ts'), inside: () => import('../locales/en/inside.ts') },
  es: { open: () => import('../locales/es/open.ts'), inside: () => import('../locales/es/inside.ts') },
  pt: { open: () => import('../locales/pt/open.ts'), inside: () => import('../locales/pt/inside.ts') },
  fr: { open: () => import('../locales/fr/open.ts'), inside: () => import('../locales/fr/inside.ts') },
  de: { open: () => import('../locales/de/open.ts'), inside: () => import('../locales/de/inside.ts') },
  it: { open: () => import('../locales/it/open.ts'), inside: () => import('../locales/it/inside.ts') },
}

/** Fetches the words of a bundle in a language. */
export async function fetchWords(language: InterfaceLanguage, bundle: Bundle): Promise<Said> {
  if (bundle === 'open' || bundle === 'inside') return first[language][bundle]()
  const { lateWords } = await import('./late-words.ts')
  return lateWords[language][bundle]()
}
