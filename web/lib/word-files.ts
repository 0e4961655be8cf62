import type { InterfaceLanguage } from '#contract/languages.ts'
import type { AllWords } from '../locales/words.ts'

interface Files {
  /** The words of the pages that anybody may see. */
  open: () => Promise<{ words: Partial<AllWords> }>
  whole: () => Promise<{ words: AllWords }>
}

/** The files of words, by language. */
export const wordFiles: Record<InterfaceLanguage, Files> = {
  en: { open: () => import('../locales/en/open.ts'), whole: () => import('../locales/en/index.ts') },
  es: { open: () => import('../locales/es/open.ts'), whole: () => import('../locales/es/index.ts') },
  pt: { open: () => import('../locales/pt/open.ts'), whole: () => import('../locales/pt/index.ts') },
  fr: { open: () => import('../locales/fr/open.ts'), whole: () => import('../locales/fr/index.ts') },
  de: { open: () => import('../locales/de/open.ts'), whole: () => import('../locales/de/index.ts') },
  it: { open: () => import('../locales/it/open.ts'), whole: () => import('../locales/it/index.ts') },
}
