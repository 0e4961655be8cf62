import { queryOptions } from '@tanstack/react-query'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { fetchWords } from '../../lib/words/word-files.ts'
import type { Translator } from '../../lib/words/translation/translator.ts'

/** The paper's language may differ from the interface language. */
export const paperWordsQuery = (i18n: Translator, language: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['words', 'paper', language],
    queryFn: async () => {
      const { words } = await fetchWords(language, 'reporting')
      i18n.addResourceBundle(language, 'reports', words.reports)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The chosen language, else the student's native one if available, else the interface language. */
export const paperLanguage = (chosen: string | null, native: string | null, ours: string): InterfaceLanguage =>
  [chosen, native].map((tag) => interfaceLanguages.find((language) => language === tag)).find(Boolean) ??
  asLanguage(ours) ??
  'en'
