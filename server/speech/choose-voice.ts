import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'

/** The preferred voice unless it speaks another language, else the first that speaks this one; null without any. */
export function chooseVoice(
  voices: readonly VoiceOption[],
  language: PracticeLanguage,
  preferred: string | null,
): string | null {
  const first = (...spoken: VoiceOption['language'][]) => voices.find((voice) => spoken.includes(voice.language))
  const chosen = voices.find(({ name }) => name === preferred)
  const isSuitable = chosen && [language, 'any', null].includes(chosen.language)
  return (isSuitable ? chosen : (first(language) ?? first('any')))?.name ?? null
}
