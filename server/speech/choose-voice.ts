import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import type { ListedVoice } from '#server/speech/voice-list.ts'

/** The preferred voice unless it speaks another language, else the first that speaks this one, of the region where there is one; null without any. */
export function chooseVoice(
  voices: readonly ListedVoice[],
  language: PracticeLanguage,
  preferred: string | null,
  region: string | null = null,
): string | null {
  const first = (...spoken: VoiceOption['language'][]) => voices.find((voice) => spoken.includes(voice.language))
  const chosen = voices.find(({ name }) => name === preferred)
  const isSuitable = chosen && [language, 'any', null].includes(chosen.language)
  if (isSuitable) return chosen.name
  const near = voices.find((voice) => voice.language === language && region !== null && voice.region === region)
  return (near ?? first(language) ?? first('any'))?.name ?? null
}
