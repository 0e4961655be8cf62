import { createContext, use } from 'react'
import type { Language } from './i18n.ts'

export const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('No <LanguageContext>')
  return language
}
