import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import { type AddressLanguage, formalLanguageOf, type StudentAddress } from '#contract/values/student-address.ts'
import type { FormalPhrases, Phrases } from './phrase-book.ts'

const phraseBooks: Readonly<Record<PracticeLanguage, () => Promise<{ phrases: Phrases }>>> = {
  ar: () => import('./ar/phrases.ts'),
  ca: () => import('./ca/phrases.ts'),
  cs: () => import('./cs/phrases.ts'),
  da: () => import('./da/phrases.ts'),
  de: () => import('./de/phrases.ts'),
  el: () => import('./el/phrases.ts'),
  en: () => import('./en/phrases.ts'),
  es: () => import('./es/phrases.ts'),
  fi: () => import('./fi/phrases.ts'),
  fr: () => import('./fr/phrases.ts'),
  he: () => import('./he/phrases.ts'),
  hi: () => import('./hi/phrases.ts'),
  id: () => import('./id/phrases.ts'),
  it: () => import('./it/phrases.ts'),
  ja: () => import('./ja/phrases.ts'),
  ko: () => import('./ko/phrases.ts'),
  nl: () => import('./nl/phrases.ts'),
  no: () => import('./no/phrases.ts'),
  pl: () => import('./pl/phrases.ts'),
  pt: () => import('./pt/phrases.ts'),
  ro: () => import('./ro/phrases.ts'),
  ru: () => import('./ru/phrases.ts'),
  sv: () => import('./sv/phrases.ts'),
  tr: () => import('./tr/phrases.ts'),
  uk: () => import('./uk/phrases.ts'),
  vi: () => import('./vi/phrases.ts'),
  zh: () => import('./zh/phrases.ts'),
}

const formalPhrases: Readonly<Record<AddressLanguage, () => Promise<{ phrases: FormalPhrases }>>> = {
  de: () => import('#server/practice/languages/de/formal.ts'),
  fr: () => import('#server/practice/languages/fr/formal.ts'),
}

const kept = new Map<string, Promise<Phrases>>()

/** The partner's words, put together once. */
export function phrasesOf(language: PracticeLanguage, student_address: StudentAddress = 'informal'): Promise<Phrases> {
  const formal = formalLanguageOf(language, student_address)
  const key = `${language} ${formal ?? ''}`
  const phrases = kept.get(key) ?? loadPhrases(language, formal)
  kept.set(key, phrases)
  return phrases
}

async function loadPhrases(language: PracticeLanguage, formal: AddressLanguage | undefined): Promise<Phrases> {
  const { phrases } = await phraseBooks[language]()
  if (!formal) return phrases
  const { said, coach } = (await formalPhrases[formal]()).phrases
  return { ...phrases, said: { ...phrases.said, ...said }, coach: { ...phrases.coach, ...coach } }
}

/** The partner's words in any language; null where it can't be practised. */
export async function phrasesIn(language: string): Promise<Phrases | null> {
  const practised = practiceLanguages.find((each) => each === language)
  return practised ? phrasesOf(practised) : null
}

/** Everything that is heard and said in one text, without what is filled in. */
export const wordsOfPhrases = ({ heard, said, coach }: Phrases): string =>
  [...Object.values(heard).flat(), ...Object.values(said).flat(), ...Object.values(coach)]
    .join(' ')
    .replace(/\{\w+\}/g, ' ')
