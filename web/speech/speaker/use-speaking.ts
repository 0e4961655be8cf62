import { useSyncExternalStore } from 'react'
import type { Speaker } from './speaker.ts'
import type { SpeechState } from './speech-state.ts'

export const useSpeaking = (speaker: Speaker): SpeechState => useSyncExternalStore(speaker.subscribe, speaker.state)

export const useUnheard = (speaker: Speaker): string | null =>
  useSyncExternalStore(speaker.subscribe, () => speaker.state().unheard)

export const useIsReplaced = (speaker: Speaker): boolean =>
  useSyncExternalStore(speaker.subscribe, () => speaker.state().isReplaced)

export const useSayingId = (speaker: Speaker): string | null =>
  useSyncExternalStore(speaker.subscribe, () => speaker.state().id)
