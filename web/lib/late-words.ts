import type { InterfaceLanguage } from '#contract/languages.ts'
import type { AllWords } from '../locales/words.ts'
import type { LateBundle } from './bundle.ts'

type Files = Record<LateBundle, () => Promise<{ words: Partial<AllWords> }>>

/** The files of words that no visit begins with, by language. */
export const lateWords: Record<InterfaceLanguage, Files> = {
  en: {
    people: () => import('../locales/en/people.ts'),
    paying: () => import('../locales/en/paying.ts'),
    settings: () => import('../locales/en/settings.ts'),
    teaching: () => import('../locales/en/teaching.ts'),
    writing: () => import('../locales/en/writing.ts'),
    practising: () => import('../locales/en/practising.ts'),
    speaking: () => import('../locales/en/speaking.ts'),
    reporting: () => import('../locales/en/reporting.ts'),
    telling: () => import('../locales/en/telling.ts'),
  },
  es: {
    people: () => import('../locales/es/people.ts'),
    paying: () => import('../locales/es/paying.ts'),
    settings: () => import('../locales/es/settings.ts'),
    teaching: () => import('../locales/es/teaching.ts'),
    writing: () => import('../locales/es/writing.ts'),
    practising: () => import('../locales/es/practising.ts'),
    speaking: () => import('../locales/es/speaking.ts'),
    reporting: () => import('../locales/es/reporting.ts'),
    telling: () => import('../locales/es/telling.ts'),
  },
  pt: {
    people: () => import('../locales/pt/people.ts'),
    paying: () => import('../locales/pt/paying.ts'),
    settings: () => import('../locales/pt/settings.ts'),
    teaching: () => import('../locales/pt/teaching.ts'),
    writing: () => import('../locales/pt/writing.ts'),
    practising: () => import('../locales/pt/practising.ts'),
    speaking: () => import('../locales/pt/speaking.ts'),
    reporting: () => import('../locales/pt/reporting.ts'),
    telling: () => import('../locales/pt/telling.ts'),
  },
  fr: {
    people: () => import('../locales/fr/people.ts'),
    paying: () => import('../locales/fr/paying.ts'),
    settings: () => import('../locales/fr/settings.ts'),
    teaching: () => import('../locales/fr/teaching.ts'),
    writing: () => import('../locales/fr/writing.ts'),
    practising: () => import('../locales/fr/practising.ts'),
    speaking: () => import('../locales/fr/speaking.ts'),
    reporting: () => import('../locales/fr/reporting.ts'),
    telling: () => import('../locales/fr/telling.ts'),
  },
  de: {
    people: () => import('../locales/de/people.ts'),
    paying: () => import('../locales/de/paying.ts'),
    settings: () => import('../locales/de/settings.ts'),
    teaching: () => import('../locales/de/teaching.ts'),
    writing: () => import('../locales/de/writing.ts'),
    practising: () => import('../locales/de/practising.ts'),
    speaking: () => import('../locales/de/speaking.ts'),
    reporting: () => import('../locales/de/reporting.ts'),
    telling: () => import('../locales/de/telling.ts'),
  },
  it: {
    people: () => import('../locales/it/people.ts'),
    paying: () => import('../locales/it/paying.ts'),
    settings: () => import('../locales/it/settings.ts'),
    teaching: () => import('../locales/it/teaching.ts'),
    writing: () => import('../locales/it/writing.ts'),
    practising: () => import('../locales/it/practising.ts'),
    speaking: () => import('../locales/it/speaking.ts'),
    reporting: () => import('../locales/it/reporting.ts'),
    telling: () => import('../locales/it/telling.ts'),
  },
}
