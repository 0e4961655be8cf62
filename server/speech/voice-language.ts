import { languageOfTag, primaryTag } from '#contract/language-tags.ts'
import { isNamedLanguage, type PracticeLanguage, practiceLanguages } from '#contract/languages.ts'

/** The voices of OpenAI, which has no list to ask for. Each speaks every language. */
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

/** What a voice speaks: a language that is practised, any of them, another one, or null where nothing says it. */
export type Spoken = PracticeLanguage | 'any' | 'other' | null

/** The language of a voice, by what the server's list says of it, or else by its name. */
export function languageOf(name: string, said: readonly unknown[] = []): Spoken {
  for (const one of said) {
    const spoken = typeof one === 'string' ? languageSaid(one.trim()) : null
    if (spoken) return spoken
  }
  if (openAiVoices.includes(name)) return 'any'
  const ofKokoro = kokoro.get(/^([a-z])[fm]_/.exec(name)?.[1] ?? '')
  const tag = tagInName.exec(name)?.[1]
  return ofKokoro ?? (tag ? languageTagged(tag) : null)
}

/** What the first letter of Kokoro's names stands for; the second is whether a woman or a man speaks. */
const kokoro: ReadonlyMap<string, PracticeLanguage> = new Map([
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

// A tag without its country might be any word of two letters.
const tagInName =
  /(?:^|[^A-Za-z0-9])((?:[a-z]{2}|cmn|fil|yue)[-_](?:[A-Z][a-z]{3}[-_])?(?:[A-Z]{2}|001|150|419))(?![A-Za-z0-9])/

const languageSaid = (said: string) => (/^[A-Za-z]{2,3}(?:[-_]|$)/.test(said) ? languageTagged(said) : named(said))

function languageTagged(tag: string): Spoken {
  const primary = primaryTag(tag)
  if (primary === 'mul' || primary === 'und') return null
  return languageOfTag(tag) ?? (isNamedLanguage(primary) ? 'other' : null)
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

/** The language of a text such as "Brazilian Portuguese". */
function named(text: string): PracticeLanguage | null {
  const words = text.toLowerCase().split(/[^a-z]+/)
  return practiceLanguages.find((language) => words.includes(englishNames.of(language)?.toLowerCase() ?? '')) ?? null
}
