import type { Availability, HeardText, RecognitionFailure, SpeechRecognizer } from './speech-recognizer.ts'

interface Alternative {
  transcript: string
  confidence?: number
}
type Result = ArrayLike<Alternative> & { isFinal?: boolean }
type Results = ArrayLike<Result>
/** The part of the Web Speech API that is used. */
interface Recognition {
  addEventListener(type: 'result', listener: (event: { results: Results }) => void): void
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void
  addEventListener(type: 'end', listener: () => void): void
  start: () => void
  stop: () => void
  abort: () => void
}
interface LanguageOptions {
  langs: readonly string[]
  processLocally: boolean
}
interface RecognitionMaker {
  new (): Recognition
  /** Chrome's on-device recognition. */
  available?: (options: LanguageOptions) => Promise<string>
  install?: (options: LanguageOptions) => Promise<boolean>
}
declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
    SpeechRecognitionPhrase?: new (phrase: string, boost: number) => object
  }
}

const makerOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

export const canListen = (): boolean => makerOf() !== undefined

/** Milliseconds; a browser that doesn't answer is assumed to send audio to its vendor. */
const availabilityTimeout = 1000
/** From 0 to 10: a nudge, so that what was said is not bent into the words of the step. */
const phraseBoost = 1.5
const mostPhrases = 50

const isLocalOf = (language: string): LanguageOptions => ({ langs: [language], processLocally: true })

/** Recognition on the device itself: no audio leaves it. */
export const createDeviceRecognizer = (): SpeechRecognizer => ({
  kind: 'device',
  availability: (language) => (makerOf()?.available ? askBrowser(language) : 'unavailable'),
  install: async (language) =>
    (await makerOf()
      ?.install?.(isLocalOf(language))
      .catch(() => false)) === true,
  listen: listenWith(true),
})

async function askBrowser(language: string): Promise<Availability> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('unavailable'), availabilityTimeout))
  const answer = makerOf()
    ?.available?.(isLocalOf(language))
    .catch(() => 'unavailable')
  const status = await Promise.race([answer, late])
  if (status === 'available') return 'available'
  const canInstall = status === 'downloadable' || status === 'downloading'
  return canInstall && makerOf()?.install ? 'installable' : 'unavailable'
}

/** The browser's own service: its vendor hears. */
export const createBrowserRecognizer = (): SpeechRecognizer => ({
  kind: 'browser',
  availability: () => (makerOf() ? 'available' : 'unavailable'),
  listen: listenWith(false),
})

function listenWith(isLocal: boolean): SpeechRecognizer['listen'] {
  return ({ language, phrases, isContinuous }, { onText, onEnd }) => {
    const Maker = makerOf()
    if (!Maker) throw new Error('This browser does not listen')
    const recognition = new Maker()
    Object.assign(recognition, {
      lang: language,
      continuous: isContinuous,
      interimResults: true,
      ...(isLocal && { processLocally: true, ...phrasesFor(phrases) }),
    })
    let failure: RecognitionFailure | null = null
    let isHearing = true
    recognition.addEventListener('result', ({ results }) => isHearing && onText(heardIn(results)))
    recognition.addEventListener('error', ({ error }) => {
      failure = failureOf(error)
    })
    recognition.addEventListener('end', () => onEnd(failure))
    recognition.start()
    return {
      stop: () => recognition.stop(),
      abort: () => {
        // Some browsers send results after `abort()`.
        isHearing = false
        recognition.abort()
      },
    }
  }
}

function phrasesFor(words: readonly string[]): { phrases?: readonly object[] } {
  const Phrase = window.SpeechRecognitionPhrase
  return Phrase ? { phrases: words.slice(0, mostPhrases).map((word) => new Phrase(word, phraseBoost)) } : {}
}

/** An interim result has the confidence 0, and some browsers give all results that: both say nothing. */
function heardIn(results: Results): HeardText {
  const best = Array.from(results, (result) => result[0])
  const known = best.flatMap((one) => (one?.confidence ? [one.confidence] : []))
  return {
    text: best.map((one) => one?.transcript ?? '').join(''),
    confidence: known.length > 0 ? Math.min(...known) : null,
    isFinal: Array.from(results).every(({ isFinal }) => isFinal === true),
  }
}

function failureOf(error: string): RecognitionFailure | null {
  if (/^(?:not-allowed|service-not-allowed|audio-capture)$/.test(error)) return 'denied'
  if (error === 'no-speech') return 'silent'
  return error === 'aborted' ? null : 'failed'
}
