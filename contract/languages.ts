/** The languages of the interface. */
export const interfaceLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** By whose habits a language of the interface writes dates, times and numbers: its English is British. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** The levels of the Common European Framework of Reference for Languages, lowest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type Level = (typeof levels)[number]

const subtag = /^[a-z]{2,3}$/
/** Made once: it costs as much as the rest of a student's check. */
let names: Intl.DisplayNames | undefined

/** Says whether a language tag is one that this runtime can name, so that nobody keeps a list by hand. */
export function isNamedLanguage(tag: string): boolean {
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return subtag.test(tag) && names.of(tag) !== undefined
}

/** The languages that can be practised, as ISO 639-1 tags. */
export const practiceLanguages = [
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'nl',
  'ca',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
  'id',
] as const
export type PracticeLanguage = (typeof practiceLanguages)[number]

/** Help is given in the student's own language, or in the one that is practised. */
export const helpLanguages = ['own', 'target'] as const
