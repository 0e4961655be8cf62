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

/** Falls back to the first voice that isn't a guess; null if there is none. */
export const wantedVoice = <Voice extends { name: string; isUnsure?: boolean }>(
  voices: readonly Voice[],
  wanted: string | null,
): Voice | null => voices.find(({ name }) => name === wanted) ?? voices.find(({ isUnsure }) => !isUnsure) ?? null

export const chooseVoice = <Voice extends DeviceVoice>(
  voices: readonly Voice[],
  language: PracticeLanguage,
  wanted: string | null = null,
): Voice | null => wantedVoice(voicesFor(voices, language), wanted)

export const isMissing = (voices: readonly { name: string }[], wanted: string | null): boolean =>
  wanted !== null && voices.every(({ name }) => name !== wanted)
