import type { PracticeLanguage } from '#contract/languages.ts'
import type { VoiceSettings } from '#contract/voices.ts'

/** How a practice language sounds in a school that has settled nothing for it. */
export const defaultVoiceSettings = (language: PracticeLanguage): VoiceSettings => ({
  language,
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  allows_microphone: true,
  shows_captions: true,
  version: 1,
})
