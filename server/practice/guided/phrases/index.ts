import { type PracticeLanguage, practiceLanguages } from '#contract/languages.ts'
import { type AddressLanguage, formalLanguageOf, type StudentAddress } from '#contract/student-address.ts'
import type { FormalPhrases, Phrases } from './types.ts'

const phraseBooks: Readonly<Record<PracticeLanguage, () => Promise<{ phrases: Phrases }>>> = {
  ar: () => import('./ar.ts'),
  ca: () => import('./ca.ts'),
  cs: () => import('./cs.ts'),
  da: () => import('./da.ts'),
  de: () => import('./de.ts'),
  el: () => import('./el.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fi: () => import('./fi.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  hi: () => import('./hi.ts'),
  id: () => import('./id.ts'),
  it: () => import('./it.ts'),
  ja: () => import('./ja.ts'),
  ko: () => import('./ko.ts'),
  nl: () => import('./nl.ts'),
  no: () => import('./no.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ro: () => import('./ro.ts'),
  ru: () => import('./ru.ts'),
  sv: () => import('./sv.ts'),
  tr: () => import('./tr.ts'),
  uk: () => import('./uk.ts'),
  vi: () => import('./vi.ts'),
  zh: () => import('./zh.ts'),
}

const formalPhrases: Readonly<Record<AddressLanguage, () => Promise<{ phrases: FormalPhrases }>>> = {
  de: () => import('./formal/de.ts'),
  fr: () => import('./formal/fr.ts'),
}

/** The partner's words in a language that can be practised, as the school addresses its students. */
export async function phrasesOf(
  language: PracticeLanguage,
  student_address: StudentAddress = 'informal',
): Promise<Phrases> {
  const { phrases } = await phraseBooks[language]()
  const formal = formalLanguageOf(language, student_address)
  if (!formal) return phrases
  const { said, own } = (await formalPhrases[formal]()).phrases
  return { ...phrases, said: { ...phrases.said, ...said }, own: { ...phrases.own, ...own } }
}

/** The partner's words in any language; null where it can't be practised. */
export async function phrasesIn(language: string): Promise<Phrases | null> {
  const practised = practiceLanguages.find((each) => each === language)
  return practised ? phrasesOf(practised) : null
}

/** Everything that is heard and said in one text, without what is filled in. */
export const wordsOfPhrases = ({ heard, said, own }: Phrases): string =>
  [...Object.values(heard).flat(), ...Object.values(said).flat(), ...Object.values(own)]
    .join(' ')
    .replace(/\{\w+\}/g, ' ')
