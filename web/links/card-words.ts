import { queryOptions } from '@tanstack/react-query'
import type { i18n as Instance } from 'i18next'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { asLanguage } from '../lib/i18n.ts'
import { fetchWords } from '../lib/word-files.ts'

/** What a card tells a student to do, in a language. */
export interface CardWords {
  language: InterfaceLanguage
  steps: readonly string[]
}

/** The language of a card's instructions: the student's own where the interface speaks it, else the school's. */
export const cardLanguage = (native: string | null, school: string): InterfaceLanguage =>
  asLanguage(native) ?? asLanguage(school) ?? 'en'

/** The instructions of a card in these languages. */
export const cardWordsQuery = (i18n: Instance, languages: readonly InterfaceLanguage[]) =>
  queryOptions({
    queryKey: ['words', 'cards', languages],
    queryFn: async () =>
      new Map(
        await Promise.all(
          languages.map(
            async (language): Promise<[InterfaceLanguage, CardWords]> => [
              language,
              { language, steps: await fetchSteps(i18n, language) },
            ],
          ),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchSteps(i18n: Instance, language: InterfaceLanguage): Promise<string[]> {
  const { words } = await fetchWords(language, 'teaching')
  i18n.addResourceBundle(language, 'links', words.links)
  const t = i18n.getFixedT(language, 'links')
  return [t(($) => $.card.scan), t(($) => $.card.choose), t(($) => $.card.talk)]
}
