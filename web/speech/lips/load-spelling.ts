import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Spelling } from './spelling/spelling.ts'

const files: Partial<Record<PracticeLanguage, () => Promise<{ spelling: Spelling }>>> = {
  en: () => import('./spelling/en.ts'),
  es: () => import('./spelling/es.ts'),
  pt: () => import('./spelling/pt.ts'),
  fr: () => import('./spelling/fr.ts'),
  de: () => import('./spelling/de.ts'),
  it: () => import('./spelling/it.ts'),
}

export async function loadSpelling(language: PracticeLanguage): Promise<Spelling> {
  const file = files[language]
  if (file !== undefined) return (await file()).spelling
  return (await import('./spelling/other.ts')).spellingOf(language)
}
