import type { InterfaceLanguage } from '#contract/languages.ts'
import type { AllWords } from '../locales/words.ts'

/** What is fetched together of a language: for the pages that anybody may see, for those behind the guard, for single students and classes, for plans and payments, and for the settings. */
export type Bundle = 'open' | 'inside' | 'people' | 'paying' | 'settings'

type Files = Record<Bundle, () => Promise<{ words: Partial<AllWords> }>>

/** The files of words, by language. */
export const wordFiles: Record<InterfaceLanguage, Files> = {
  en: {
    open: () => import('../locales/en/open.ts'),
    inside: () => import('../locales/en/inside.ts'),
    people: () => import('../locales/en/people.ts'),
    paying: () => import('../locales/en/paying.ts'),
    settings: () => import('../locales/en/settings.ts'),
  },
  es: {
    open: () => import('../locales/es/open.ts'),
    inside: () => import('../locales/es/inside.ts'),
    people: () => import('../locales/es/people.ts'),
    paying: () => import('../locales/es/paying.ts'),
    settings: () => import('../locales/es/settings.ts'),
  },
  pt: {
    open: () => import('../locales/pt/open.ts'),
    inside: () => import('../locales/pt/inside.ts'),
    people: () => import('../locales/pt/people.ts'),
    paying: () => import('../locales/pt/paying.ts'),
    settings: () => import('../locales/pt/settings.ts'),
  },
  fr: {
    open: () => import('../locales/fr/open.ts'),
    inside: () => import('../locales/fr/inside.ts'),
    people: () => import('../locales/fr/people.ts'),
    paying: () => import('../locales/fr/paying.ts'),
    settings: () => import('../locales/fr/settings.ts'),
  },
  de: {
    open: () => import('../locales/de/open.ts'),
    inside: () => import('../locales/de/inside.ts'),
    people: () => import('../locales/de/people.ts'),
    paying: () => import('../locales/de/paying.ts'),
    settings: () => import('../locales/de/settings.ts'),
  },
  it: {
    open: () => import('../locales/it/open.ts'),
    inside: () => import('../locales/it/inside.ts'),
    people: () => import('../locales/it/people.ts'),
    paying: () => import('../locales/it/paying.ts'),
    settings: () => import('../locales/it/settings.ts'),
  },
}
