import type { Listening, RecognitionFailure, SpeechRecognizer } from '../recognition/speech-recognizer.ts'
import { lettersOf } from './open-ends.ts'
import { isTurnOver, mayBeOver, mostPauses, type SpokenTurn } from './end-of-turn.ts'

/** `unsure`: what was heard is shown, to be mended before it counts. */
export type HandsFreePhase = 'off' | 'listening' | 'unsure' | 'answering'

export interface HandsFreeState {
  phase: HandsFreePhase
  text: string
  isThinking: boolean
  /** Why it stopped by itself; `quiet`: nothing was said for long. */
  failure: RecognitionFailure | 'quiet' | null
}

/** What a turn is judged by. */
export type TurnContext = Pick<SpokenTurn, 'language' | 'level' | 'expects'> & { phrases: readonly string[] }

export interface HandsFree {
  state: () => HandsFreeState
  subscribe: (listener: () => void) => () => void
  /** Call it in a click handler. */
  start: () => void
  stop: () => void
  /** The partner speaks, or is about to: nothing is listened to meanwhile. */
  setPartnersTurn: (isPartners: boolean) => void
  /** Holds the turn open, or goes on. */
  think: () => void
  /** Ends the turn with this text, or with what was heard. */
  finish: (text?: string) => void
  /** Drops what was heard, and listens anew. */
  again: () => void
  close: () => void
}

interface HandsFreeOptions {
  recognizer: () => SpeechRecognizer | null
  context: () => TurnContext
  /** The student pauses after a complete answer; called repeatedly. */
  onPause?: (text: string) => void
  onTurn: (text: string) => void
  /** The recognizer does not work. */
  onBroken: () => void
}

/** Milliseconds between two looks, and until the microphone opens after the partner's last sound. */
const [lookInterval, openDelay] = [20, 150]
/** A silence in which the reply may be prepared, and one that counts as a pause of the student. */
const [shortPause, shortestPause] = [100, 300]
/** Without a word for so long, listening ends; and a turn that is not answered is taken for lost. */
const [quietTime, lostTime] = [90_000, 3000]
/** No turn ends so soon after a sound that may be the next word. */
const stirTime = 80
/** Below it, the student is asked. */
const sureFrom = 0.6
/** Recognizers that end at once, one after the other, are broken. */
const [shortestRun, mostShortRuns] = [1000, 3]

export function createHandsFree({ recognizer, context, onPause, onTurn, onBroken }: HandsFreeOptions): HandsFree {
  const listeners = new Set<() => void>()
  const pauses: number[] = []
  let state: HandsFreeState = { phase: 'off', text: '', isThinking: false, failure: null }
  let isPartners = false
  let listening: Listening | null = null
  let [run, shortRuns] = [0, 0]
  let looking: ReturnType<typeof setInterval> | undefined
  let opening: ReturnType<typeof setTimeout> | undefined
  /** Of the current turn: what earlier runs of the recognizer heard, and when something was heard last. */
  let before = ''
  let confidence: number | null = null
  let openedAt = 0
  let heardAt: number | null = null
  let stirredAt = Number.NEGATIVE_INFINITY
  let [isSounding, tellsSound, isStale, isFinal] = [false, false, false, false]

  const now = () => performance.now()
  const update = (changes: Partial<HandsFreeState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const hush = () => {
    run += 1
    clearInterval(looking)
    clearTimeout(opening)
    listening?.abort()
    listening = null
  }
  const turnOff = (failure: HandsFreeState['failure']) => {
    hush()
    update({ phase: 'off', text: '', isThinking: false, failure })
  }
  const silence = () => (isSounding || heardAt === null ? 0 : now() - heardAt)
  /** Something was said after a silence. */
  const wake = () => {
    const pause = silence()
    if (state.text && pause >= shortestPause) pauses.push(pause)
    pauses.splice(0, pauses.length - mostPauses)
    if (state.isThinking) update({ isThinking: false })
  }
  const send = (text: string) => {
    hush()
    update({ phase: 'answering', text: '', isThinking: false })
    onTurn(text)
    opening = setTimeout(() => isPartners || openSoon(), lostTime)
  }
  const look = () => {
    const { text, isThinking } = state
    const turn = { ...context(), text, pauses, isThinking, isFinal }
    const isSure = confidence === null || confidence >= sureFrom
    if (isSure && !isStale && silence() >= shortPause && mayBeOver(turn)) onPause?.(text)
    if (isTurnOver(turn, isStale || now() - stirredAt < stirTime ? 0 : silence())) {
      if (isSure) return send(text)
      hush()
      return update({ phase: 'unsure', isThinking: false })
    }
    if (!text && !isThinking && now() - openedAt > quietTime) turnOff('quiet')
  }
  const listen = () => {
    const ear = recognizer()
    if (!ear) return turnOff('failed')
    run += 1
    const own = run
    const isMine = () => own === run
    const startedAt = now()
    const { language, phrases } = context()
    isSounding = isStale = tellsSound = false
    try {
      listening = ear.listen(
        { language, phrases, isContinuous: true },
        {
          onText: (heard) => {
            if (!isMine()) return
            const text = [before, heard.text.trim()].filter(Boolean).join(' ')
            confidence = heard.confidence
            isFinal = heard.isFinal === true
            isStale = false
            if (!tellsSound && lettersOf(text) !== lettersOf(state.text)) {
              wake()
              heardAt = now()
            }
            update({ text })
            look()
          },
          onSound: (isLoud) => {
            if (!isMine()) return
            if (isLoud) wake()
            tellsSound = true
            isSounding = isLoud
            isStale = true
            heardAt = now()
          },
          onStir: () => {
            if (isMine()) stirredAt = now()
          },
          onEnd: (failure) => isMine() && hearEnd(failure, now() - startedAt),
        },
      )
    } catch {
      hearEnd('failed', 0)
    }
  }
  const hearEnd = (failure: RecognitionFailure | null, lasted: number) => {
    shortRuns = lasted < shortestRun ? shortRuns + 1 : 0
    if (failure === 'denied') return turnOff('denied')
    if (failure === 'failed' || shortRuns >= mostShortRuns) {
      onBroken()
      return turnOff('failed')
    }
    // Browsers end recognition now and then; the turn goes on.
    before = state.text
    listen()
  }
  const open = () => {
    hush()
    before = ''
    confidence = heardAt = null
    isFinal = false
    openedAt = now()
    update({ phase: 'listening', text: '', isThinking: false, failure: null })
    looking = setInterval(look, lookInterval)
    listen()
  }
  const openSoon = () => {
    clearTimeout(opening)
    opening = setTimeout(open, openDelay)
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      shortRuns = 0
      if (isPartners) update({ phase: 'answering', failure: null })
      else open()
    },
    stop: () => turnOff(null),
    setPartnersTurn: (next) => {
      isPartners = next
      if (state.phase === 'off' || state.phase === 'unsure') return
      if (!next) return openSoon()
      hush()
      update({ phase: 'answering', text: '', isThinking: false })
    },
    think: () => {
      if (state.phase !== 'listening') return
      openedAt = now()
      update({ isThinking: !state.isThinking })
    },
    finish: (text = state.text) => {
      if (text.trim()) send(text.trim())
    },
    again: open,
    close: () => {
      hush()
      listeners.clear()
    },
  }
}
