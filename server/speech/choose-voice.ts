import type { PracticeLanguage } from '#contract/languages.ts'
import type { OfferedVoice } from '#contract/voices.ts'

/** The preferred voice unless it speaks another language, else the first that speaks this one; null without any. */
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
