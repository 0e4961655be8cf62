import { useSyncExternalStore } from 'react'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Speaker } from '../speaker/speaker.ts'
import type { VoiceInfo } from '../engines/voice-engine.ts'

export const useVoices = (speaker: Speaker, language: PracticeLanguage): readonly VoiceInfo[] =>
  useSyncExternalStore(speaker.subscribe, () => speaker.voicesOf(language))
