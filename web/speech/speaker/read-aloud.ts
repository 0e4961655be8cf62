import { enginesFor, type FallbackListener, sayWithFallback } from '../engines/engine-fallback.ts'
import type { Mouth } from './mouth.ts'
import type { ReadingSentence, Reading } from './reading.ts'
import type { SpeechState } from './speech-state.ts'
import type { Sentence, VoiceEngine } from '../engines/voice-engine.ts'
import { wantedVoice } from '../voices/voices.ts'

/** What a text is read aloud with. */
export interface ReaderContext {
  engines: readonly VoiceEngine[]
  /** Whether an engine failed a short while ago. */
  hasFailed: (engine: VoiceEngine) => boolean
  noteFailure: (engine: VoiceEngine) => void
  /** Whoever has no face has no mouth. */
  mouth: Mouth | undefined
  clock: () => number
  /** Changes what is known of the speech. */
  update: (changes: Partial<SpeechState>) => void
  /** All has been said, or nobody could say it. */
  onEnd: () => void
}

/** Somebody who reads a text aloud. */
export interface Reader {
  /** More of the text has come. */
  goOn: () => void
  stop: () => void
}

/** Reads a text aloud, sentence by sentence, from its first whole sentence on. */
export function readAloud(reading: Reading, context: ReaderContext): Reader {
  const { engines, hasFailed, mouth, onEnd } = context
  const { language, manner } = reading
  let isBusy = false
  let cut = (): void => undefined
  const sayNext = () => {
    const read = reading.next()
    isBusy = read !== null
    if (!read) return reading.isWhole() ? onEnd() : undefined
    const sentence = { text: read.said, language, manner }
    const able = enginesFor(engines, sentence, hasFailed)
    mouth?.open(sentence)
    cut = sayWithFallback(able, sentence, listenerFor({ read, sentence, able, id: reading.id }, context, sayNext))
    const ahead = reading.ahead()
    if (ahead) able[0]?.prepare?.({ ...sentence, text: ahead.said })
  }
  return {
    goOn: () => {
      if (!isBusy) sayNext()
    },
    stop: () => {
      cut()
      mouth?.close()
    },
  }
}

/** A sentence while it is said, by whom it may be, and the name of its text. */
interface SentenceContext {
  read: ReadingSentence
  sentence: Sentence
  able: readonly VoiceEngine[]
  id: string
}

/** Moves the mouth and tells of it while a sentence is said. */
function listenerFor(
  { read, sentence, able, id }: SentenceContext,
  context: ReaderContext,
  sayNext: () => void,
): FallbackListener {
  const { hasFailed, noteFailure, mouth, clock, update, onEnd } = context
  const { language, manner } = sentence
  const voiceOf = (engine: VoiceEngine) => wantedVoice(engine.voicesOf(language), manner.name)?.name ?? ''
  const voices = able.filter(({ isSilent }) => !isSilent)
  const noteSilence = () => voices.length > 0 && voices.every(hasFailed) && update({ unheard: id })
  const shown = { index: read.index, text: read.text, place: read.place }
  return {
    onStart: (engine, sound) => {
      mouth?.start(clock(), voiceOf(engine), sound)
      const isSilent = engine.isSilent === true
      update({ sentence: shown, word: null, isSilent, ...(!isSilent && { isBlocked: false, unheard: null }) })
      if (isSilent) noteSilence()
    },
    onWord: (place) => {
      mouth?.word(place, clock())
      update({ word: read.place + place })
    },
    onEnd: () => {
      mouth?.end(clock())
      sayNext()
    },
    onFail: (engine, why) => {
      if (why === 'blocked') update({ isBlocked: true })
      else noteFailure(engine)
    },
    onLost: () => {
      noteSilence()
      onEnd()
    },
  }
}
