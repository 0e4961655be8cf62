import type { InterfaceLanguage } from '#contract/languages.ts'
import type { AllWords } from '../locales/words.ts'

/** What is fetched together of a language: for the pages that anybody may see, for those behind the guard, and for the settings. */
export type Bundle = 'open' | 'inside' | 'settings'

type Files = Record<Bundle, () => Promise<{ words: Partial<AllWords> }>>

/** The files of words, by language. */
export const wordFiles: Record<InterfaceLanguage, Files> = {
  en: {
    open: () => import('../locales/en/open.ts'),
    inside: () => import('../locales/en/inside.ts'),
    settings: () => import('../locales/en/settings.ts'),
  },
  es: {
    open: () => import('../locales/es/open.ts'),
    inside: () => import('../locales/es/inside.ts'),
    settings: () => import('../locales/es/settings.ts'),
  },
  pt: {
    open: () => import('../locales/pt/open.ts'),
    inside: () => import('../locales/pt/inside.ts'),
    settings: () => import('../locales/pt/settings.ts'),
  },
  fr: {
    open: () => import('../locales/fr/open.ts'),
    inside: () => import('../locales/fr/inside.ts'),
    settings: () => import('../locales/fr/settings.ts'),
  },
  de: {
    open: () => import('../locales/de/open.ts'),
    inside: () => import('../locales/de/inside.ts'),
    settings: () => import('../locales/de/settings.ts'),
  },
  it: {
    open: () => import('../locales/it/open.ts'),
    inside: () => import('../locales/it/inside.ts'),
    settings: () => import('../locales/it/settings.ts'),
  },
}
