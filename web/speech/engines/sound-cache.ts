import type { Sentence } from './voice-engine.ts'

export type FetchSound = (sentence: Sentence, signal: AbortSignal) => Promise<Blob>

export interface SoundCache {
  get: (sentence: Sentence) => Promise<Blob>
  drop: () => void
}

const maxSounds = 20

/** Failed fetches are retried. */
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
      const { text, language, voiceOptions } = sentence
      const key = JSON.stringify([language, voiceOptions.name, voiceOptions.region, voiceOptions.rate, text])
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
