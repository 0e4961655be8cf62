import type { PracticeLanguage } from '#contract/languages.ts'
import type { VoiceOption } from '#contract/voices.ts'

/** The name of the voice that says something in a language: the wanted one unless it speaks another, else the first that speaks it; null where nobody does. */
export function whoSpeaks(
  voices: readonly VoiceOption[],
  language: PracticeLanguage,
  wanted: string | null,
): string | null {
  const first = (...spoken: VoiceOption['language'][]) => voices.find((voice) => spoken.includes(voice.language))
  const chosen = voices.find(({ name }) => name === wanted)
  const isAble = chosen && [language, 'any', null].includes(chosen.language)
  return (isAble ? chosen : (first(language) ?? first('any')))?.name ?? null
}
