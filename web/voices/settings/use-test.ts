import type { PracticeLanguage } from '#contract/languages.ts'
import { greetingIn } from '../greetings.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { useSaying } from '../../speech/speaker/use-speaking.ts'
import type { Manner } from '../../speech/engines/voice-engine.ts'

/** A sentence of a language that is said aloud at the press of a button, and ended by another. */
export function useTest(speaker: Speaker, language: PracticeLanguage) {
  const isSaying = useSaying(speaker) === language
  return {
    isSaying,
    press: (manner: Manner) => {
      if (isSaying) return speaker.stop()
      speaker.unlock()
      return speaker.say(language, greetingIn(language, ''), { language, manner })
    },
  }
}
