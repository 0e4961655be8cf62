import { createContext, use } from 'react'
import type { Language } from './i18n.ts'

/** The language of the interface; set once around the app. */
export const LanguageContext = createContext<Language | null>(null)

/** The language of the interface, to switch it. */
export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('There is no <LanguageContext> around this')
  return language
}
