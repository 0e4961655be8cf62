import { vi } from 'vitest'
import type { Synthesis } from '../speech/speaker/utterance.ts'

/** Utterances are recorded and start at once; the test ends them. */
export function fakeSynthesis(first: readonly { name: string; lang: string }[]) {
  let voices = first
  const spoken: { text: string; lang: string; rate: number; end: () => void }[] = []
  class Utterance extends EventTarget {
    text: string
    lang = ''
    rate = 1
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  let current: SpeechSynthesisUtterance | null = null
  /** Like Chromium on Linux after an empty utterance. */
  let isDead = false
  const cancel = vi.fn(() => {
    current = null
  })
  const events = new EventTarget()
  const synthesis: Synthesis = {
    get speaking() {
      return current !== null
    },
    pending: false,
    speak: (speech) => {
      const { text, lang, rate } = speech
      if (text === '') isDead = true
      // An empty utterance only unlocks the speech.
      if (isDead || !text.trim()) return
      current = speech
      const end = () => {
        current = null
        speech.dispatchEvent(new Event('end'))
      }
      spoken.push({ text, lang, rate, end })
      speech.dispatchEvent(new Event('start'))
    },
    cancel,
    pause: () => undefined,
    resume: () => undefined,
    getVoices: () => voices.map((voice) => ({ voiceURI: voice.name, localService: true, default: false, ...voice })),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const tellVoices = () => void events.dispatchEvent(new Event('voiceschanged'))
  const bring = (late: typeof first) => {
    voices = late
    tellVoices()
  }
  return { synthesis, spoken, cancel, tellVoices, bring }
}

/** The test provides the recognized text. */
export function fakeRecognition() {
  const all: Ear[] = []
  class Ear extends EventTarget {
    lang = ''
    stop = vi.fn()
    abort = vi.fn()
    constructor() {
      super()
      all.push(this)
    }
    start = vi.fn()
    hear(...transcripts: string[]) {
      const results = transcripts.map((transcript) => [{ transcript }])
      this.dispatchEvent(Object.assign(new Event('result'), { results }))
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }))
      this.end()
    }
    end() {
      this.dispatchEvent(new Event('end'))
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', Ear)
  return {
    Ear,
    ear: (): Ear => {
      const last = all.at(-1)
      if (!last) throw new Error('No active recognition')
      return last
    },
  }
}
