import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceSettings } from '#contract/teaching/voices.ts'

export const defaultVoiceSettings = (language: PracticeLanguage): VoiceSettings => ({
  language,
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  // Browser vendors receive the recorded speech: off until the school agrees.
  allows_microphone: false,
  shows_captions: true,
  version: 1,
})
