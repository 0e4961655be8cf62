import { vi } from 'vitest'
import type { Synthesis } from '../speech/speaker/utterance.ts'

/** Milliseconds. */
export const characterTakes = 60

/** Observed deviations from the specification. */
export interface Quirks {
  voices?: readonly { name: string; lang: string; localService?: boolean }[]
  /** No end event, and `speaking` stays true. */
  endsNever?: boolean
  /** No end event, although `speaking` becomes false. */
  forgetsEnd?: boolean
  tellsNoStart?: boolean
  /** Drops an utterance directly after `cancel()`. */
  dropsAfterCut?: boolean
  /** Sends the end of a cancelled utterance to the next one. */
  misdirectsEnds?: boolean
  /** Silent before a user gesture, without an error. */
  needsTap?: boolean
  /** Stops after 15 seconds. */
  fallsSilent?: boolean
  /** Accepts utterances and starts none, like Chromium on Linux after an empty one. */
  isDead?: boolean
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

/** Driven by the fake timers. */
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
    heard,
    volumes,
    isSpeaking: () => current !== null,
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
