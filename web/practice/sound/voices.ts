import type { PracticeLanguage } from '#contract/languages.ts'

type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

/** How systems name a language besides its own tag. */
const otherTags: Partial<Record<PracticeLanguage, readonly string[]>> = {
  no: ['nb', 'nn'],
  he: ['iw'],
  id: ['in'],
  zh: ['cmn'],
}

const partsOf = (tag: string) => tag.toLowerCase().replaceAll('_', '-').split('-')

/** The voice that speaks a language best: the wanted one, else one of the language's own country, of this device rather than of the network; null where none speaks it. */
export function chooseVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  language: PracticeLanguage,
  wanted: string | null = null,
): Voice | null {
  const tags = new Set<string>([language, ...(otherTags[language] ?? [])])
  const home = new Intl.Locale(language).maximize().region?.toLowerCase()
  const rank = ({ name, lang, localService, default: isDefault }: Voice) => {
    const [, ...rest] = partsOf(lang)
    const isHome = rest.length === 0 || (home !== undefined && rest.includes(home))
    return (name === wanted ? 8 : 0) + (isHome ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0)
  }
  const able = voices.filter(({ lang }) => tags.has(partsOf(lang)[0] ?? ''))
  return able.toSorted((one, other) => rank(other) - rank(one))[0] ?? null
}
