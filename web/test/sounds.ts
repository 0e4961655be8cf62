import { vi } from 'vitest'
import type { Synthesis } from '../practice/sound/create-sound.ts'

/** A browser's speech synthesis with some voices; what is said is noted, and ends when the test says so. */
export function pretendSynthesis(voices: readonly { name: string; lang: string }[]) {
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
  const cancel = vi.fn()
  const events = new EventTarget()
  const synthesis: Synthesis = {
    speak: (speech) => {
      const { text, lang, rate } = speech
      spoken.push({ text, lang, rate, end: () => void speech.dispatchEvent(new Event('end')) })
    },
    cancel,
    getVoices: () => voices.map((voice) => ({ voiceURI: voice.name, localService: true, default: false, ...voice })),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  return { synthesis, spoken, cancel, tellVoices: () => void events.dispatchEvent(new Event('voiceschanged')) }
}

/** A browser that listens; what it understands is what the test says. */
export function pretendEars() {
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
    /** Who listens now. */
    ear: (): Ear => {
      const last = all.at(-1)
      if (!last) throw new Error('Nobody listens')
      return last
    },
  }
}
