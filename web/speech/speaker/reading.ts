import type { PracticeLanguage } from '#contract/values/languages.ts'
import { splitUtterances, speakable, completeLength } from './split-utterances.ts'
import type { VoiceOptions } from '../engines/voice-engine.ts'

export interface ReadingOptions {
  language: PracticeLanguage
  voiceOptions: VoiceOptions
}

/** `text` is displayed, `said` is spoken; `place` is its index in the whole text. */
export interface ReadingSentence {
  index: number
  place: number
  text: string
  said: string
}

export interface Reading extends ReadingOptions {
  id: string
  add: (text: string, isWhole: boolean) => void
  ahead: () => ReadingSentence | null
  next: () => ReadingSentence | null
  isWhole: () => boolean
}

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
