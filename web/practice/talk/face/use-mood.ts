import { useSyncExternalStore } from 'react'
import type { Mood } from '../../../face/drawing/poses.ts'
import type { Speaker } from '../../../speech/speaker/speaker.ts'
import { usePractice } from '../../practice-context.ts'
import type { TalkState } from '../delivery/talk-state.ts'

/** `preparing` lasts until the sound starts. */
function speakingPhase(speaker: Speaker): 'silent' | 'preparing' | 'speaking' {
  const { id, sentence } = speaker.state()
  if (id === null) return 'silent'
  return sentence === null ? 'preparing' : 'speaking'
}

export function useMood({ active, broken }: TalkState, isListening: boolean): Mood {
  const { speaker } = usePractice()
  const voice = useSyncExternalStore(speaker.subscribe, () => speakingPhase(speaker))
  if (isListening) return 'listening'
  if (voice === 'speaking') return 'speaking'
  return voice === 'preparing' || (active !== null && active !== broken) ? 'thinking' : 'idle'
}

export function useIsQuestion(): boolean {
  const { speaker } = usePractice()
  return useSyncExternalStore(speaker.subscribe, () => /[?？؟]/.test(speaker.state().sentence?.text ?? ''))
}
