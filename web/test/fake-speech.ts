import { vi } from 'vitest'
import type { Synthesis } from '../speech/speaker/utterance.ts'

/** A browser's speech synthesis with some voices; what is said is noted, begins at once, and ends when the test says so. */
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
  /** What an empty utterance makes of Chromium on Linux. */
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
      // What only makes a browser ready to speak.
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
  /** Has the browser find other voices, late. */
  const bring = (late: typeof first) => {
    voices = late
    tellVoices()
  }
  return { synthesis, spoken, cancel, tellVoices, bring }
}

/** A browser that listens; what it understands is what the test says. */
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
    /** Who listens now. */
    ear: (): Ear => {
      const last = all.at(-1)
      if (!last) throw new Error('Nobody listens')
      return last
    },
  }
}
