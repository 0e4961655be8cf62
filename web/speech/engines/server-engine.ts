import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { VoiceOption } from '#contract/teaching/voices.ts'
import { createSoundCache, type FetchSound } from './sound-cache.ts'
import { createLoudspeaker } from './loudspeaker.ts'
import { playSound } from './play-sound.ts'
import type { VoiceEngine, VoiceInfo } from './voice-engine.ts'

interface ServerVoice {
  voices: readonly VoiceOption[]
  fetchSound: FetchSound
  openContext?: () => AudioContext
}

export function createServerEngine({ voices, fetchSound, openContext = open }: ServerVoice): VoiceEngine {
  const known = new Map<PracticeLanguage, readonly VoiceInfo[]>()
  const sounds = createSoundCache(fetchSound)
  const loudspeaker = createLoudspeaker(openContext)
  const fallSilent = () => {
    sounds.drop()
    loudspeaker.rest()
  }
  return {
    voicesOf: (language) => {
      const facts = known.get(language) ?? factsOf(voices, language)
      known.set(language, facts)
      return facts
    },
    subscribe: () => () => undefined,
    unlock: () => {
      loudspeaker.wake()
      loudspeaker.rest()
    },
    prepare: (sentence) => void sounds.get(sentence).catch(() => undefined),
    say: (sentence, hearer) => {
      const stop = playSound(loudspeaker.wake(), sounds.get(sentence), {
        ...hearer,
        onEnd: () => {
          loudspeaker.rest()
          hearer.onEnd()
        },
        onFail: (why) => {
          fallSilent()
          hearer.onFail(why)
        },
      })
      return () => {
        stop()
        fallSilent()
      }
    },
    close: loudspeaker.close,
  }
}

const open = () => new AudioContext()

const factsOf = (voices: readonly VoiceOption[], language: PracticeLanguage): VoiceInfo[] =>
  voices
    .filter((voice) => [language, 'any', null].includes(voice.language))
    .map(({ name, language: own }) => ({
      name,
      lang: language,
      isLocal: false,
      ...(own === null && { isUnsure: true }),
    }))
