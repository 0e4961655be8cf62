import { defaultPace } from './default-pace.ts'
import type { Sentence } from '../engines/voice-engine.ts'

export interface Pace {
  /** Milliseconds. */
  lastsOf: (voice: string, said: SpokenText) => number
  learn: (voice: string, said: SpokenText, took: number) => void
}

type SpokenText = Pick<Sentence, 'text' | 'language' | 'voiceOptions'>

const key = 'speech-pace'
const maxVoices = 30
/** Shorter sentences are not representative. */
const minCharacters = 12

export function createPace(storage: Pick<Storage, 'getItem' | 'setItem'>): Pace {
  let known = parse(storage.getItem(key))
  const nameOf = (voice: string, { language }: SpokenText) => `${language} ${voice}`
  return {
    lastsOf: (voice, said) => {
      const each = known.get(nameOf(voice, said)) ?? defaultPace(said.language)
      return (each * said.text.length) / said.voiceOptions.rate
    },
    learn: (voice, said, took) => {
      const each = (took * said.voiceOptions.rate) / said.text.length
      const usual = defaultPace(said.language)
      // Interrupted or implausible measurements are ignored.
      if (said.text.length < minCharacters || each < usual / 3 || each > usual * 2.5) return
      const name = nameOf(voice, said)
      const before = known.get(name) ?? each
      known.delete(name)
      known.set(name, Math.round(before * 0.7 + each * 0.3))
      known = new Map([...known].slice(-maxVoices))
      storage.setItem(key, JSON.stringify([...known]))
    },
  }
}

function parse(stored: string | null): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

const isEntry = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number' && entry[1] > 0
