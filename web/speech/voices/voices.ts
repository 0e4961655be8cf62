import { languageOfTag } from '#contract/values/language-tags.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'

type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>

// Apple's novelty voices, some of which are first alphabetically.
const noveltyVoices =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Fred|Good News|Jester|Junior|Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/

// eSpeak variants, such as "English (America)+croak".
const variant = /\+[A-Za-z]/

const partsOf = (tag: string) => tag.toLowerCase().replaceAll('_', '-').split('-')

const rankOf = (name: string) => (variant.test(name) ? 1.5 : noveltyVoices.test(name) ? 0.5 : 0)

/** Best first: the language's main country, then local voices. */
export function voicesFor<Voice extends DeviceVoice>(voices: readonly Voice[], language: PracticeLanguage): Voice[] {
  const home = new Intl.Locale(language).maximize().region?.toLowerCase()
  const rank = ({ name, lang, localService, default: isDefault }: Voice) => {
    const [, ...rest] = partsOf(lang)
    const isHome = rest.length === 0 || (home !== undefined && rest.includes(home))
    return (isHome ? 4 : 0) + (localService ? 2 : 0) + (isDefault ? 1 : 0) - rankOf(name)
  }
  const able = voices.filter(({ lang }) => languageOfTag(lang) === language)
  return able.toSorted((one, other) => rank(other) - rank(one))
}

const isOf = (region: string, lang: string) => partsOf(lang).slice(1).includes(region.toLowerCase())

/** Falls back to the first voice of the region, then to the first that isn't a guess; null if there is none. */
export function wantedVoice<Voice extends { name: string; lang?: string; isUnsure?: boolean }>(
  voices: readonly Voice[],
  wanted: string | null,
  region: string | null = null,
): Voice | null {
  const sure = voices.filter(({ isUnsure }) => !isUnsure)
  const near = region === null ? undefined : sure.find(({ lang = '' }) => isOf(region, lang))
  return voices.find(({ name }) => name === wanted) ?? near ?? sure[0] ?? null
}

export const chooseVoice = <Voice extends DeviceVoice>(
  voices: readonly Voice[],
  language: PracticeLanguage,
  wanted: string | null = null,
  region: string | null = null,
): Voice | null => wantedVoice(voicesFor(voices, language), wanted, region)

export const isMissing = (voices: readonly { name: string }[], wanted: string | null): boolean =>
  wanted !== null && voices.every(({ name }) => name !== wanted)
