import type { PracticeLanguage } from '#contract/languages.ts'
import type { VoiceSettings } from '#contract/voices.ts'

/** How a practice language sounds in a school that has settled nothing for it. */
export const defaultVoiceSettings = (language: PracticeLanguage): VoiceSettings => ({
  language,
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  // Browsers send what they hear to their makers: a school decides on that first.
  allows_microphone: false,
  shows_captions: true,
  version: 1,
})
