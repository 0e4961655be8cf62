import { languageOfTag, primaryTag } from '#contract/values/language-tags.ts'
import { isNamedLanguage, type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'

export const openAiVoices: readonly string[] = [
  'alloy',
  'ash',
  'ballad',
  'cedar',
  'coral',
  'echo',
  'fable',
  'marin',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
]

export type VoiceLanguage = PracticeLanguage | 'any' | 'other' | null

export function languageOf(name: string, fields: readonly unknown[] = []): VoiceLanguage {
  for (const one of fields) {
    const spoken = typeof one === 'string' ? languageOfField(one.trim()) : null
    if (spoken) return spoken
  }
  if (openAiVoices.includes(name)) return 'any'
  const ofKokoro = kokoroLanguages.get(/^([a-z])[fm]_/.exec(name)?.[1] ?? '')
  const tag = tagInName.exec(name)?.[1]
  return ofKokoro ?? (tag ? languageOfTagged(tag) : null)
}

export function regionOf(name: string, fields: readonly unknown[] = []): string | null {
  const tags = [...fields.filter((one) => typeof one === 'string'), tagInName.exec(name)?.[1] ?? '']
  const region = tags.map((tag) => /[-_]([A-Za-z]{2})$/.exec(tag.trim())?.[1]?.toUpperCase()).find(Boolean)
  return region ?? kokoroRegions.get(/^([a-z])[fm]_/.exec(name)?.[1] ?? '') ?? null
}
const kokoroRegions: ReadonlyMap<string, string> = new Map([
  ['a', 'US'],
  ['b', 'GB'],
  ['p', 'BR'],
])

/** Kokoro's names start with a letter for the language and one for the gender: `ef_dora`. */
const kokoroLanguages: ReadonlyMap<string, PracticeLanguage> = new Map([
  ['a', 'en'],
  ['b', 'en'],
  ['e', 'es'],
  ['f', 'fr'],
  ['h', 'hi'],
  ['i', 'it'],
  ['j', 'ja'],
  ['p', 'pt'],
  ['z', 'zh'],
])

// With a region: a bare tag could be any word of two letters.
const tagInName =
  /(?:^|[^A-Za-z0-9])((?:[a-z]{2}|cmn|fil|yue)[-_](?:[A-Z][a-z]{3}[-_])?(?:[A-Z]{2}|001|150|419))(?![A-Za-z0-9])/

const languageOfField = (field: string) =>
  /^[A-Za-z]{2,3}(?:[-_]|$)/.test(field) ? languageOfTagged(field) : languageInText(field)

function languageOfTagged(tag: string): VoiceLanguage {
  const primary = primaryTag(tag)
  if (primary === 'mul' || primary === 'und') return null
  return languageOfTag(tag) ?? (isNamedLanguage(primary) ? 'other' : null)
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

function languageInText(text: string): PracticeLanguage | null {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return practiceLanguages.find((language) => words.includes(englishNames.of(language)?.toLowerCase() ?? '')) ?? null
}
