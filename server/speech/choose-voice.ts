import type { PracticeLanguage } from '#contract/languages.ts'
import type { OfferedVoice } from '#contract/voices.ts'

/** The name of the voice that says something in a language: the wanted one unless it speaks another, else the first that speaks it; null where nobody does. */
export function chooseVoice(
  voices: readonly OfferedVoice[],
  language: PracticeLanguage,
  preferred: string | null,
): string | null {
  const first = (...spoken: OfferedVoice['language'][]) => voices.find((voice) => spoken.includes(voice.language))
  const chosen = voices.find(({ name }) => name === preferred)
  const isSuitable = chosen && [language, 'any', null].includes(chosen.language)
  return (isSuitable ? chosen : (first(language) ?? first('any')))?.name ?? null
}
