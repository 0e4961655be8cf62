import { useSyncExternalStore } from 'react'
import type { PracticeLanguage } from '#contract/languages.ts'
import type { Speaker } from '../speaker/speaker.ts'
import type { VoiceInfo } from '../engines/voice-engine.ts'

/** The voices that can be heard here in a language, the best first; they may come late. */
export const useVoices = (speaker: Speaker, language: PracticeLanguage): readonly VoiceInfo[] =>
  useSyncExternalStore(speaker.subscribe, () => speaker.voicesOf(language))
