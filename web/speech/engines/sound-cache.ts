import type { Sentence } from './voice-engine.ts'

/** Asks a server for a sentence as sound; the signal breaks the call off. */
export type FetchSound = (sentence: Sentence, signal: AbortSignal) => Promise<Blob>

/** Sounds that are fetched once. */
export interface SoundCache {
  get: (sentence: Sentence) => Promise<Blob>
  /** Breaks off whatever has not come yet. */
  drop: () => void
}

/** The most sounds that are kept. */
const maxSounds = 20

/** Fetches sounds, each once as long as it is kept; one that did not come is asked for again. */
export function createSoundCache(fetchSound: FetchSound): SoundCache {
  const kept = new Map<string, Promise<Blob>>()
  const coming = new Map<string, AbortController>()
  const call = (key: string, sentence: Sentence) => {
    const own = new AbortController()
    const sound = fetchSound(sentence, own.signal)
    coming.set(key, own)
    const settle = () => coming.get(key) === own && coming.delete(key)
    sound.then(settle, () => settle() && kept.delete(key))
    return sound
  }
  return {
    get: (sentence) => {
      const { text, language, manner } = sentence
      const key = JSON.stringify([language, manner.name, manner.rate, text])
      const sound = kept.get(key) ?? call(key, sentence)
      kept.delete(key)
      kept.set(key, sound)
      const [oldest] = kept.keys()
      if (kept.size > maxSounds && oldest !== undefined) kept.delete(oldest)
      return sound
    },
    drop: () => {
      for (const [key, own] of coming) {
        kept.delete(key)
        own.abort()
      }
      coming.clear()
    },
  }
}
