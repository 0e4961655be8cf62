import { useSyncExternalStore } from 'react'
import type { PracticeLanguage } from '#contract/languages.ts'
import { usePractice } from '../practice-context.ts'
import { sayWith, type VoiceWish } from './create-sound.ts'
import { chooseVoice } from './voices.ts'

/** The voice of a conversation on this device. */
export interface SpokenVoice {
  /** Whether this device has a voice for the language. */
  isThere: boolean
  /** What is being said; null for silence. */
  saying: string | null
  say: (id: string, text: string) => void
  stop: () => void
}

const nothing = () => () => undefined
const silence = () => null

/** Says things in a language, as the chatbot speaks. */
export function useVoice(language: PracticeLanguage, wish: VoiceWish): SpokenVoice {
  const { sound } = usePractice()
  const { speaker } = sound
  const voices = useSyncExternalStore(sound.subscribe, sound.voices)
  const saying = useSyncExternalStore(speaker?.subscribe ?? nothing, speaker?.saying ?? silence)
  return {
    isThere: chooseVoice(voices, language) !== null,
    saying,
    say: (id, text) => sayWith(sound, { id, text, language, wish }),
    stop: () => speaker?.stop(),
  }
}
