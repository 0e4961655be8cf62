import { type PracticeLanguage, practiceLanguages } from './languages.ts'

/** Other tags for practice languages: macrolanguages and retired codes. */
const otherTags: ReadonlyMap<string, PracticeLanguage> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
  ['cmn', 'zh'],
])

/** The primary subtag, such as `pt` of `pt_BR`. */
export const primaryTag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** Null if it is no practice language. */
export function languageOfTag(tag: string): PracticeLanguage | null {
  const primary = primaryTag(tag)
  return otherTags.get(primary) ?? practiceLanguages.find((language) => language === primary) ?? null
}
