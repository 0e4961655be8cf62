import { queryOptions } from '@tanstack/react-query'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  type PracticeLanguage,
  practiceLanguages,
} from '#contract/values/languages.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'
import { fetchFormalWords } from '../../lib/words/formal-words.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { fetchWords } from '../../lib/words/word-files.ts'
import type { Translator } from '../../lib/words/translation/translator.ts'

export interface CardWords {
  language: PracticeLanguage
  steps: readonly string[]
}

/** The student's native language if there are instructions in it, else the school's. */
export const cardLanguage = (native: string | null, school: string): PracticeLanguage =>
  practiceLanguages.find((language) => language === (isNorwegian(native) ? 'no' : native)) ?? asLanguage(school) ?? 'en'

/** Both written forms of Norwegian count. */
const isNorwegian = (native: string | null) => native === 'nb' || native === 'nn'

export const cardWordsQuery = (i18n: Translator, languages: readonly PracticeLanguage[], address: StudentAddress) =>
  queryOptions({
    queryKey: ['words', 'cards', languages, address],
    queryFn: async () =>
      new Map(
        await Promise.all(
          languages.map(
            async (language): Promise<[PracticeLanguage, CardWords]> => [
              language,
              { language, steps: await fetchSteps(i18n, language, address) },
            ],
          ),
        ),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchSteps(
  i18n: Translator,
  language: PracticeLanguage,
  address: StudentAddress,
): Promise<readonly string[]> {
  if (!isOfInterface(language)) return import('./card-steps.ts').then(({ cardSteps }) => cardSteps[language])
  const { words } = await (address === 'formal' ? fetchFormalWords : fetchWords)(language, 'teaching')
  i18n.addResourceBundle(language, 'links', words.links)
  const t = i18n.getFixedT(language, 'links')
  return [t(($) => $.card.scan), t(($) => $.card.choose), t(($) => $.card.talk)]
}

const isOfInterface = (language: PracticeLanguage): language is InterfaceLanguage =>
  interfaceLanguages.some((one) => one === language)
