import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceSettings } from '#contract/teaching/voices.ts'

export const defaultVoiceSettings = (language: PracticeLanguage): VoiceSettings => ({
  language,
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  // As the school's own setting says, which is off at first.
  allows_microphone: true,
  shows_captions: true,
  version: 1,
})
