import type { PracticeLanguage } from '#contract/languages.ts'
import { splitUtterances, speakable, completeLength } from './split-utterances.ts'
import type { VoiceOptions } from '../engines/voice-engine.ts'

/** In which language and how something is said. */
export interface ReadingOptions {
  language: PracticeLanguage
  manner: VoiceOptions
}

/** A sentence of a text: what is seen of it, what is said of it, which it is, and where it begins. */
export interface ReadingSentence {
  index: number
  place: number
  text: string
  said: string
}

/** A text that is being said, and may still be coming. */
export interface Reading extends ReadingOptions {
  id: string
  /** Takes the text as far as it has come; what is not a whole sentence yet waits for more. */
  add: (text: string, isWhole: boolean) => void
  /** The next sentence, without taking it; null where there is none yet. */
  ahead: () => ReadingSentence | null
  /** Takes the next sentence. */
  next: () => ReadingSentence | null
  /** Whether nothing more will come. */
  isWhole: () => boolean
}

/** Begins to read a text. */
export function createReading(id: string, telling: ReadingOptions): Reading {
  const waiting: ReadingSentence[] = []
  let taken = 0
  let count = 0
  let hasAll = false
  return {
    ...telling,
    id,
    add: (text, isWhole) => {
      const rest = text.slice(taken)
      const ready = isWhole ? rest : rest.slice(0, completeLength(rest, telling.language))
      for (const { text: said, place } of splitUtterances(speakable(ready), telling.language)) {
        waiting.push({ index: count, place: taken + place, text: ready.slice(place, place + said.length), said })
        count += 1
      }
      taken += ready.length
      hasAll ||= isWhole
    },
    ahead: () => waiting[0] ?? null,
    next: () => waiting.shift() ?? null,
    isWhole: () => hasAll,
  }
}
