/** The part of the Web Speech API that is used. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  addEventListener(type: 'result', listener: (event: { results: SpeechRecognitionResultList }) => void): void
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void
  addEventListener(type: 'end', listener: () => void): void
  start: () => void
  stop: () => void
  abort: () => void
}
interface RecognitionMaker {
  new (): Recognition
  /** Chrome's check for on-device recognition. */
  available?: (options: { langs: readonly string[]; processLocally: boolean }) => Promise<string>
}
declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
}

export type DictationFailure = 'denied' | 'silent' | 'failed'

interface DictationListener {
  /** An interim result. */
  onText: (text: string) => void
  onEnd: (failure: DictationFailure | null) => void
}

export interface Listening {
  /** Ends, with a final result. */
  stop: () => void
  /** Ends without a result. */
  abort: () => void
}

const makerOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Milliseconds; a browser that doesn't answer is assumed to send audio to its vendor. */
const availabilityTimeout = 1000

export const canListen = (): boolean => makerOf() !== undefined

export const mayListenLocally = (): boolean => makerOf()?.available !== undefined

/** Whether recognition runs on the device, so that no audio leaves it. */
export async function listensLocally(language: string): Promise<boolean> {
  const asked = { langs: [language], processLocally: true }
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('unavailable'), availabilityTimeout))
  const answer = makerOf()
    ?.available?.(asked)
    .catch(() => 'unavailable')
  return (await Promise.race([answer, late])) === 'available'
}

/** Until a pause; `isLocal` requires on-device recognition. */
export function listen(language: string, isLocal: boolean, { onText, onEnd }: DictationListener): Listening {
  const Maker = makerOf()
  if (!Maker) throw new Error('This browser does not listen')
  const recognition = new Maker()
  Object.assign(recognition, {
    lang: language,
    continuous: false,
    interimResults: true,
    ...(isLocal && { processLocally: true }),
  })
  let failure: DictationFailure | null = null
  let isHearing = true
  recognition.addEventListener('result', ({ results }) => {
    if (isHearing) onText(Array.from(results, (result) => result[0]?.transcript ?? '').join(''))
  })
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

function failureOf(error: string): DictationFailure | null {
  if (/^(?:not-allowed|service-not-allowed|audio-capture)$/.test(error)) return 'denied'
  if (error === 'no-speech') return 'silent'
  return error === 'aborted' ? null : 'failed'
}
