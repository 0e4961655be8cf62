import { useSyncExternalStore } from 'react'
import type { Speaker } from './speaker.ts'
import type { SpeechState } from './speech-state.ts'

/** What is being said, word by word. */
export const useSpeaking = (speaker: Speaker): SpeechState => useSyncExternalStore(speaker.subscribe, speaker.state)

/** What was said last without a sound because no voice worked; null once one is heard. */
export const useUnheard = (speaker: Speaker): string | null =>
  useSyncExternalStore(speaker.subscribe, () => speaker.state().unheard)

/** Only which text is being said; null for silence. */
export const useSayingId = (speaker: Speaker): string | null =>
  useSyncExternalStore(speaker.subscribe, () => speaker.state().id)
