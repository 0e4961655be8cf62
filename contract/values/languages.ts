export const interfaceLanguages = ['en', 'es', 'pt', 'fr', 'de', 'it'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The locale for dates and numbers; English is British. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type Level = (typeof levels)[number]

const subtag = /^[a-z]{2,3}$/
/** Created once, and asked once for a tag: both take as long as the rest of validating a student. */
let names: Intl.DisplayNames | undefined
const named = new Map<string, boolean>()

/** Whether the runtime's ICU data has a name for a language tag. */
export function isNamedLanguage(tag: string): boolean {
  if (!subtag.test(tag)) return false
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const isNamed = named.get(tag) ?? names.of(tag) !== undefined
  named.set(tag, isNamed)
  return isNamed
}

/** ISO 639-1 codes. */
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

/** `own`: the student's native language; `target`: the practised one. */
export const helpLanguages = ['own', 'target'] as const
