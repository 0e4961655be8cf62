import { enginesFor, type FallbackListener, sayWithFallback } from '../engines/engine-fallback.ts'
import type { Mouth } from './mouth.ts'
import type { ReadingSentence, Reading } from './reading.ts'
import type { SpeechState } from './speech-state.ts'
import type { Sentence, VoiceEngine } from '../engines/voice-engine.ts'
import { wantedVoice } from '../voices/voices.ts'

export interface ReaderContext {
  engines: readonly VoiceEngine[]
  hasFailed: (engine: VoiceEngine) => boolean
  noteFailure: (engine: VoiceEngine) => void
  mouth: Mouth | undefined
  clock: () => number
  update: (changes: Partial<SpeechState>) => void
  onEnd: () => void
}

export interface Reader {
  goOn: () => void
  stop: () => void
}

export function readAloud(reading: Reading, context: ReaderContext): Reader {
  const { engines, hasFailed, mouth, onEnd } = context
  const { language, voiceOptions } = reading
  let isBusy = false
  let cut = (): void => undefined
  const sayNext = () => {
    const read = reading.next()
    isBusy = read !== null
    if (!read) return reading.isWhole() ? onEnd() : undefined
    const sentence = { text: read.said, language, voiceOptions }
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

interface SentenceContext {
  read: ReadingSentence
  sentence: Sentence
  able: readonly VoiceEngine[]
  id: string
}

function listenerFor(
  { read, sentence, able, id }: SentenceContext,
  context: ReaderContext,
  sayNext: () => void,
): FallbackListener {
  const { hasFailed, noteFailure, mouth, clock, update, onEnd } = context
  const { language, voiceOptions } = sentence
  const voiceOf = (engine: VoiceEngine) =>
    wantedVoice(engine.voicesOf(language), voiceOptions.name, voiceOptions.region)?.name ?? ''
  const voices = able.filter(({ isSilent }) => !isSilent)
  const noteSilence = () => voices.length > 0 && voices.every(hasFailed) && update({ unheard: id })
  const shown = { index: read.index, text: read.text, place: read.place }
  return {
    onStart: (engine, sound) => {
      mouth?.start(clock(), voiceOf(engine), sound)
      const isSilent = engine.isSilent === true
      const isReplaced = !isSilent && voices.some((one) => one !== engine && hasFailed(one))
      update({
        sentence: shown,
        word: null,
        isSilent,
        isReplaced,
        ...(!isSilent && { isBlocked: false, unheard: null }),
      })
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
