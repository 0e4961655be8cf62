import { vi } from 'vitest'
import type { Synthesis } from '../speech/speaker/utterance.ts'

/** Milliseconds that a character takes in a browser of the tests. */
export const characterTakes = 60

/** What browsers do that no specification says. */
export interface Quirks {
  voices?: readonly { name: string; lang: string; localService?: boolean }[]
  /** The end never comes, and the browser says that it speaks on. */
  endsNever?: boolean
  /** The end never comes, though the browser says that it is silent. */
  forgetsEnd?: boolean
  tellsNoStart?: boolean
  /** Right after something was cut off nothing is said. */
  dropsAfterCut?: boolean
  /** The end of what was cut off is told late, to the next. */
  misdirectsEnds?: boolean
  /** Nothing is said before a tap, without a word. */
  needsTap?: boolean
  /** What is said longer than 15 seconds falls silent. */
  fallsSilent?: boolean
  /** It takes what it is given, and starts none of it: what an empty utterance makes of Chromium on Linux for good. */
  isDead?: boolean
  /** Everything fails so. */
  error?: SpeechSynthesisErrorCode
}

class Utterance extends EventTarget {
  text: string
  rate = 1
  volume = 1
  voice: { localService: boolean } | null = null
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A browser that speaks, as strangely as it is asked to; its time is that of the fake timers. */
export function openSpeakingBrowser(quirks: Quirks = {}) {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  const heard: string[] = []
  const volumes: number[] = []
  const events = new EventTarget()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let voices = quirks.voices ?? [{ name: 'Mónica', lang: 'es-ES' }]
  let current: Utterance | null = null
  let cutAt = Number.NEGATIVE_INFINITY
  let silentAt = Number.POSITIVE_INFINITY
  let isTapped = false
  let isDead = quirks.isDead ?? false
  const later = (act: () => void, after: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, after)
    timers.add(timer)
  }
  const hush = () => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    current = null
  }
  const tell = (speech: Utterance, type: string, facts = {}) =>
    speech.dispatchEvent(Object.assign(new Event(type), facts))
  const isDropped = () => (quirks.dropsAfterCut && performance.now() - cutAt < 50) || (quirks.needsTap && !isTapped)
  const finish = (speech: Utterance) => {
    if (performance.now() > silentAt || quirks.endsNever) return
    hush()
    if (!quirks.forgetsEnd) tell(speech, 'end')
  }
  const begin = (speech: Utterance) => {
    heard.push(speech.text)
    volumes.push(speech.volume)
    silentAt = quirks.fallsSilent ? performance.now() + 15_000 : silentAt
    if (!quirks.tellsNoStart) tell(speech, 'start')
    const takes = characterTakes / speech.rate
    for (const { index } of speech.text.matchAll(/\p{L}+/gu))
      later(() => tell(speech, 'boundary', { name: 'word', charIndex: index }), index * takes)
    later(() => finish(speech), speech.text.length * takes)
  }
  const synthesis: Synthesis = {
    get speaking() {
      return isDead || current !== null
    },
    pending: false,
    speak: (given) => {
      if (!(given instanceof Utterance) || isDropped()) return
      const speech: Utterance = given
      if (speech.text === '') isDead = true
      if (quirks.error) return later(() => tell(speech, 'error', { error: quirks.error }), 5)
      current = speech
      if (!isDead) later(() => begin(speech), 20)
    },
    cancel: () => {
      const cut = current
      if (!cut) return
      hush()
      cutAt = performance.now()
      if (!quirks.misdirectsEnds) setTimeout(() => tell(cut, 'error', { error: 'interrupted' }), 0)
      else setTimeout(() => tell(current ?? cut, 'end'), 90)
    },
    pause: () => undefined,
    resume: () => {
      silentAt = quirks.fallsSilent ? performance.now() + 15_000 : silentAt
    },
    getVoices: () => voices.map((voice) => ({ voiceURI: voice.name, localService: true, default: false, ...voice })),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  return {
    synthesis,
    /** What was really said, in order. */
    heard,
    /** How loud each of that was. */
    volumes,
    /** Whether somebody speaks. */
    isSpeaking: () => current !== null,
    /** Does something while somebody taps. */
    tap: (act: () => void) => {
      isTapped = true
      act()
    },
    bring: (next: typeof voices) => {
      voices = next
    },
    tellVoices: () => void events.dispatchEvent(new Event('voiceschanged')),
  }
}
