import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Viseme } from '../lips/viseme.ts'
import { enginesFor } from '../engines/engine-fallback.ts'
import { joinVoices } from '../voices/join-voices.ts'
import type { Mouth } from './mouth.ts'
import { readAloud, type Reader, type ReaderContext } from './read-aloud.ts'
import { createReading, type Reading, type ReadingOptions } from './reading.ts'
import { silence, type SpeechState } from './speech-state.ts'
import type { VoiceEngine, VoiceInfo } from '../engines/voice-engine.ts'

export interface Speaker {
  /** Replaces the current text; `id` identifies it in the state. */
  say: (id: string, text: string, telling: ReadingOptions) => void
  /** Called with the text received so far; ignored after `stop`. */
  sayMore: (id: string, text: string, telling: ReadingOptions & { isWhole: boolean }) => void
  stop: () => void
  close: () => void
  /** Must be called in a click handler to satisfy autoplay rules. */
  unlock: () => void
  state: () => SpeechState
  subscribe: (listener: () => void) => () => void
  /** Best first; without silent engines. */
  voicesOf: (language: PracticeLanguage) => readonly VoiceInfo[]
  mouthAt: (at: number) => Viseme
}

interface SpeakerOptions {
  engines: readonly VoiceEngine[]
  mouth?: Mouth
  clock?: () => number
}

/** Milliseconds during which a failed engine is tried last. */
const failureCooldown = 60_000

export function createSpeaker({ engines, mouth, clock = () => performance.now() }: SpeakerOptions): Speaker {
  const listeners = new Set<() => void>()
  const failedAt = new Map<VoiceEngine, number>()
  let state = silence
  let current: { reading: Reading; reader: Reader } | null = null
  let lastStream: string | null = null

  const update = (changes: Partial<SpeechState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const stop = () => {
    removeEventListener('pagehide', stop)
    current?.reader.stop()
    current = null
    const { id, isBlocked, unheard, isReplaced } = state
    if (id !== null) update({ ...silence, isBlocked, unheard, isReplaced })
  }
  const context: ReaderContext = {
    engines,
    hasFailed: (engine) => clock() - (failedAt.get(engine) ?? Number.NEGATIVE_INFINITY) < failureCooldown,
    noteFailure: (engine) => failedAt.set(engine, clock()),
    mouth,
    clock,
    update,
    onEnd: stop,
  }
  const begin = (id: string, telling: ReadingOptions) => {
    stop()
    if (enginesFor(engines, telling).length === 0) return
    const reading = createReading(id, telling)
    current = { reading, reader: readAloud(reading, context) }
    // Some browsers keep speaking after the page is closed.
    addEventListener('pagehide', stop)
    update({ id })
  }
  const add = (text: string, isWhole: boolean) => {
    current?.reading.add(text, isWhole)
    current?.reader.goOn()
  }
  return {
    say: (id, text, telling) => {
      begin(id, telling)
      add(text, true)
    },
    sayMore: (id, text, { isWhole, ...telling }) => {
      if (current?.reading.id !== id && lastStream === id) return
      if (current?.reading.id !== id) begin(id, telling)
      lastStream = id
      add(text, isWhole)
    },
    stop,
    close: () => {
      stop()
      for (const engine of engines) engine.close?.()
    },
    unlock: () => {
      for (const engine of engines) engine.unlock?.()
      if (state.isBlocked) update({ isBlocked: false })
    },
    state: () => state,
    subscribe: (listener) => {
      const leave = engines.map((engine) => engine.subscribe(listener))
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        for (const leaveOne of leave) leaveOne()
      }
    },
    voicesOf: joinVoices(engines),
    mouthAt: (at) => mouth?.mouthAt(at) ?? 'rest',
  }
}
