import type { PracticeLanguage } from '#contract/values/languages.ts'
import { createTimedEngine } from './timed-engine.ts'
import type { VoiceEngine, VoiceInfo } from './voice-engine.ts'

/** Milliseconds a character at rate 1. */
export const characterLasts = 80
export const clockVoice = 'Clock'

/** Deterministic timing without sound, for tests. */
export function createClockEngine(): VoiceEngine {
  const known = new Map<PracticeLanguage, readonly VoiceInfo[]>()
  return createTimedEngine({
    voicesOf: (language) => {
      const voices = known.get(language) ?? [{ name: clockVoice, lang: language, isLocal: true }]
      known.set(language, voices)
      return voices
    },
    timingOf: ({ text, language, voiceOptions: { rate } }) => {
      const each = characterLasts / rate
      const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
        (it) => it.isWordLike,
      )
      return { words: words.map(({ index }) => ({ place: index, at: index * each })), lasts: text.length * each }
    },
  })
}
