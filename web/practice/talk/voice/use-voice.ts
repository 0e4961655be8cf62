import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useSayingId } from '../../../speech/speaker/use-speaking.ts'
import { useVoices } from '../../../speech/voices/use-voices.ts'
import type { VoiceOptions } from '../../../speech/engines/voice-engine.ts'
import { usePractice } from '../../practice-context.ts'

export interface SpokenVoice {
  isThere: boolean
  saying: string | null
  say: (id: string, text: string) => void
  /** Called with the text received so far. */
  sayMore: (id: string, text: string, isWhole: boolean) => void
  stop: () => void
  /** Answers are read aloud, so that a screen reader need not. */
  readsAnswers?: boolean
}

export function useVoice(language: PracticeLanguage, voiceOptions: VoiceOptions): SpokenVoice {
  const { speaker } = usePractice()
  const voices = useVoices(speaker, language)
  const saying = useSayingId(speaker)
  return {
    isThere: voices.length > 0,
    saying,
    say: (id, text) => speaker.say(id, text, { language, voiceOptions }),
    sayMore: (id, text, isWhole) => speaker.sayMore(id, text, { language, voiceOptions, isWhole }),
    stop: speaker.stop,
  }
}
