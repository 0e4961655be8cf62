import type { PracticeLanguage } from '#contract/values/languages.ts'
import { isWebKitGtk } from './browser-maker.ts'
import type { VoiceEngine, VoiceInfo } from '../engines/voice-engine.ts'
import { voicesFor } from './voices.ts'

type VoiceSource = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>

/** Milliseconds and number of polls, because some browsers never fire `voiceschanged`. */
const pollInterval = 250
const maxPolls = 40

export function createBrowserVoices(source: VoiceSource): Pick<VoiceEngine, 'voicesOf' | 'subscribe'> {
  const listeners = new Set<() => void>()
  const known = new Map<PracticeLanguage, readonly VoiceInfo[]>()
  let all: readonly SpeechSynthesisVoice[] = []
  let asking: ReturnType<typeof setInterval> | undefined
  const read = () => {
    const before = all
    all = source.getVoices()
    const hasChanged = namesOf(before) !== namesOf(all)
    if (hasChanged) known.clear()
    return hasChanged
  }
  const follow = () => {
    if (read()) for (const listener of listeners) listener()
  }
  const keepAsking = () => {
    let asks = 0
    asking = setInterval(() => {
      follow()
      asks += 1
      if (all.length > 0 || asks === maxPolls) clearInterval(asking)
    }, pollInterval)
  }
  return {
    voicesOf: (language) => {
      if (listeners.size === 0) read()
      const found = known.get(language) ?? factsOf(voicesFor(all, language))
      known.set(language, found)
      return found
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        read()
        source.addEventListener('voiceschanged', follow)
        if (all.length === 0) keepAsking()
      }
      listeners.add(listener)
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return
        clearInterval(asking)
        source.removeEventListener('voiceschanged', follow)
      }
    },
  }
}

const namesOf = (voices: readonly SpeechSynthesisVoice[]) => voices.map(({ name, lang }) => `${name} ${lang}`).join()

// Some voices are listed per country under one name; the first is used.
function factsOf(voices: readonly SpeechSynthesisVoice[]): VoiceInfo[] {
  // WebKitGTK marks all voices as remote.
  const areLocal = isWebKitGtk(navigator.userAgent)
  const facts = new Map<string, VoiceInfo>()
  for (const { name, lang, localService } of voices)
    if (!facts.has(name)) facts.set(name, { name, lang, isLocal: areLocal || localService })
  return [...facts.values()]
}
