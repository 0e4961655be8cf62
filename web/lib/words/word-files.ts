import { files as first } from 'virtual:words/first'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { Bundle } from '../../locales/bundles.ts'
import type { AllWords } from '../../locales/words.ts'

export async function fetchWords(language: InterfaceLanguage, bundle: Bundle): Promise<{ words: Partial<AllWords> }> {
  if (bundle === 'open' || bundle === 'inside') return first[language][bundle]()
  const { files } = await import('virtual:words/late')
  return files[language][bundle]()
}
