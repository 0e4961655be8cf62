import { type PracticeLanguage, practiceLanguages } from './languages.ts'

/** How systems name a practice language besides its own tag. */
const otherTags: ReadonlyMap<string, PracticeLanguage> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
  ['cmn', 'zh'],
])

/** The first part of a language tag, such as `pt` of `pt_BR`. */
export const primaryTag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** The practice language that a language tag such as `pt_BR` names; null where it names none of them. */
export function languageOfTag(tag: string): PracticeLanguage | null {
  const primary = primaryTag(tag)
  return otherTags.get(primary) ?? practiceLanguages.find((language) => language === primary) ?? null
}
