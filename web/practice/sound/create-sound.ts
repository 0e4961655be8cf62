import type { PracticeLanguage } from '#contract/languages.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import { chooseVoice } from './voices.ts'

/** How a chatbot speaks. */
export type VoiceWish = { name: string | null; rate: number; pitch: number } | null

/** What is used of a browser's speech synthesis. */
export type Synthesis = Pick<
  SpeechSynthesis,
  'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
>

/** What this device can say aloud. */
export interface Sound {
  speaker: Speaker | null
  /** The voices of this device; they may come late. */
  voices: () => readonly SpeechSynthesisVoice[]
  subscribe: (listener: () => void) => () => void
}

const none: readonly SpeechSynthesisVoice[] = []

/** Opens the browser's speech synthesis, where there is one. */
export function createSound(synthesis: Synthesis | undefined): Sound {
  let voices = synthesis?.getVoices() ?? none
  return {
    speaker: synthesis ? createSpeaker(synthesis) : null,
    voices: () => voices,
    subscribe: (listener) => {
      const follow = () => {
        voices = synthesis?.getVoices() ?? none
        listener()
      }
      follow()
      synthesis?.addEventListener('voiceschanged', follow)
      return () => synthesis?.removeEventListener('voiceschanged', follow)
    },
  }
}

/** Says a text in a language as the chatbot would; nothing where there is no voice for it. */
export function sayWith(
  { speaker, voices }: Sound,
  { id, text, language, wish }: { id: string; text: string; language: PracticeLanguage; wish: VoiceWish },
): void {
  const voice = chooseVoice(voices(), language, wish?.name)
  if (voice) speaker?.say(id, text, { voice, rate: wish?.rate ?? 1, pitch: wish?.pitch ?? 1 })
}
