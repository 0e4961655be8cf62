import type { Sentence, VoiceEngine } from './voice-engine.ts'

/** Milliseconds. */
export interface Timing {
  words: readonly { place: number; at: number }[]
  lasts: number
}

export function createTimedEngine({
  timingOf,
  ...engine
}: Omit<VoiceEngine, 'say' | 'subscribe'> & { timingOf: (sentence: Sentence) => Timing }): VoiceEngine {
  return {
    ...engine,
    subscribe: () => () => undefined,
    say: (sentence, { onStart, onWord, onEnd }) => {
      const { words, lasts } = timingOf(sentence)
      const timers = words.map(({ place, at }) => setTimeout(() => onWord(place), at))
      timers.push(setTimeout(onEnd, lasts))
      onStart({ lasts })
      return () => {
        for (const timer of timers) clearTimeout(timer)
      }
    },
  }
}
