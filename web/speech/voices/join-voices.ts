import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceEngine, VoiceInfo } from '../engines/voice-engine.ts'

type GetVoices = VoiceEngine['voicesOf']

/** Guesses last. The same array until a list changes. */
export function joinVoices(engines: readonly VoiceEngine[]): GetVoices {
  const known = new Map<PracticeLanguage, { lists: (readonly VoiceInfo[])[]; all: readonly VoiceInfo[] }>()
  return (language) => {
    const lists = engines.map((engine) => engine.voicesOf(language))
    const before = known.get(language)
    if (before && lists.every((list, at) => list === before.lists[at])) return before.all
    const all = lists.flat().toSorted((one, other) => Number(one.isUnsure ?? false) - Number(other.isUnsure ?? false))
    known.set(language, { lists, all })
    return all
  }
}
