import { createBrowserVoices } from '../voices/browser-voices.ts'
import { defaultPace } from '../speaker/default-pace.ts'
import { cancelDelay, isBusy, sayUtterance, type Synthesis } from '../speaker/utterance.ts'
import type { SpeechListener, Sentence, VoiceEngine } from './voice-engine.ts'
import { plausibleWords } from '../listening/plausible-words.ts'
import { chooseVoice } from '../voices/voices.ts'

/** Milliseconds of tolerance on top of the slowest voice's estimate. */
const extraTime = 6000
const slowest = 2.5

const noop = () => undefined

/** Never uses a voice of another language. */
export function createBrowserEngine(synthesis: Synthesis): VoiceEngine {
  let hasSpoken = false
  let isUnlocked = false
  let cutAt = Number.NEGATIVE_INFINITY
  const hearerOf = (sentence: Sentence, { onStart, onWord, onEnd, onFail }: SpeechListener) => ({
    onStart: () => {
      hasSpoken = true
      onStart()
    },
    onWord: plausibleWords(sentence.text, onWord),
    onEnd,
    // iOS stays silent before a user gesture, without an error event.
    onFail: (why: 'blocked' | 'broken' | 'swallowed') => {
      if (why !== 'swallowed') return onFail(why)
      onFail(hasSpoken || isUnlocked ? 'broken' : 'blocked')
    },
  })
  return {
    ...createBrowserVoices(synthesis),
    unlock: () => {
      if (hasSpoken || isUnlocked || isBusy(synthesis)) return
      isUnlocked = true
      // An empty utterance blocks Chromium on Linux until the browser is closed.
      synthesis.speak(Object.assign(new SpeechSynthesisUtterance(' '), { volume: 0 }))
    },
    say: (sentence, hearer) => {
      const { language, voiceOptions } = sentence
      const voice = chooseVoice(synthesis.getVoices(), language, voiceOptions.name, voiceOptions.region)
      if (!voice) {
        hearer.onFail('broken')
        return noop
      }
      const stop = sayUtterance({
        synthesis,
        make: () => utteranceOf(sentence, voice),
        most: extraTime + (slowest * defaultPace(language) * sentence.text.length) / voiceOptions.rate,
        isLocal: voice.localService,
        isAfterCut: isBusy(synthesis) || performance.now() - cutAt < cancelDelay,
        hearer: hearerOf(sentence, hearer),
      })
      return () => {
        cutAt = performance.now()
        stop()
      }
    },
  }
}

function utteranceOf({ text, voiceOptions: { rate, pitch } }: Sentence, voice: SpeechSynthesisVoice) {
  return Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate, pitch })
}
